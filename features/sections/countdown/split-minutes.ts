/** Whole minutes as days, hours of a day and minutes of an hour; none below zero. */
export function splitMinutes(minutes: number) {
  const left = Math.max(0, Math.ceil(minutes));
  return { day: Math.floor(left / 1_440), hour: Math.floor(left / 60) % 24, minute: left % 60 };
}
