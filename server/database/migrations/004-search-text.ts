/**
 * What the search of the back office was filled with when this migration shipped. A copy on purpose: a migration that
 * has shipped does the same for ever, whatever becomes of the rule that it was copied from.
 */
interface Message {
  reference: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
}

/** Letters that Unicode does not take apart. */
const spelled: Record<string, string> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ς: "σ",
};

function foldLetter(letter: string): string {
  if (letter < "\u0080") return letter.toLowerCase();
  const bare = letter.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return Array.from(bare, (part) => spelled[part] ?? part).join("");
}

export function searchTextOf(message: Message): string {
  const { reference, name, email, phone, company } = message;
  let text = "";
  for (const letter of [reference, name, email, phone, company, message.message].join("\n")) {
    for (const folded of foldLetter(letter)) {
      if (folded === "e" && "aou".includes(text.at(-1) ?? " ")) continue;
      text += folded;
    }
  }
  return text;
}
