import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import type { Language } from "./languages.ts";

/** Times and dates of the site are those of the company's office, in the build and in every browser. */
const timeZone = "Europe/Istanbul";

const formats = {
  dateTime: {
    day: { day: "numeric", month: "long", year: "numeric" },
    shortDay: { day: "numeric", month: "short", year: "numeric" },
  },
} as const;

interface Props {
  language: Language;
  // biome-ignore lint/suspicious/noExplicitAny: compiled sets hold arrays where a message has arguments
  messages: any;
  children: ReactNode;
}

/** Gives words and formats to everything below; the same tree in the build and in the browser. */
export function Translations({ language, messages, children }: Props) {
  return (
    <IntlProvider
      locale={language.locale}
      messages={messages}
      formats={formats}
      timeZone={timeZone}
      onError={(error) => console.error(error)}
    >
      {children}
    </IntlProvider>
  );
}
