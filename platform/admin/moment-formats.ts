/** Day and time in figures. German's short style has a year of two digits, so every part is named. */
export const dayAndTime = {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** The same to the second: what happened before what. */
export const toTheSecond = { ...dayAndTime, second: "2-digit" } as const;
