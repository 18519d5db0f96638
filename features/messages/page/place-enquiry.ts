/** A message with an enquiry's text in it: in place of its earlier wording, else below what was typed. */
export function placeEnquiry(message: string, text: string, earlier = ""): string {
  if (earlier !== "" && message.includes(earlier)) return message.replace(earlier, () => text);
  const typed = message.trimEnd();
  return typed === "" ? text : `${typed}\n\n${text}`;
}

/** The message without the enquiry's text, and without the blank lines around it. */
export function takeOutEnquiry(message: string, text: string): string {
  const [before = "", ...after] = message.split(text);
  return [before.trimEnd(), after.join(text).trimStart()].filter(Boolean).join("\n\n");
}
