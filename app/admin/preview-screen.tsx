import "#features/editor/preview/preview.css";
import { Component, type ReactNode, useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import { usePreviewDocument } from "#features/editor/preview/preview-document.ts";
import { EntryPage } from "#features/pages/entry-page.tsx";
import { ShellProvider } from "#platform/content/shell-provider.tsx";
import { Translations } from "#platform/language/translations.tsx";
import { useLanguage } from "#platform/language/use-language.ts";
import { withOwnWords } from "#platform/language/with-own-words.ts";
import { PublicFrame } from "../public-frame.tsx";

/** The editor says what to draw; nothing is asked for. */
export const load = async () => null;

/** The page that is being written, as visitors would see it: in a frame of the editor. */
export function Screen() {
  const previewed = usePreviewDocument();
  const language = useLanguage();
  const messages = useMessages();
  const own = JSON.stringify(previewed?.shell.words);
  // Each message of the editor brings words anew: only others are another set.
  const said = useMemo(() => withOwnWords(messages, own && JSON.parse(own)), [messages, own]);
  if (!previewed) return null;
  const { page, shell } = previewed;
  return (
    <Translations language={language} messages={said}>
      <ShellProvider shell={shell}>
        <PublicFrame>
          <Unbroken of={page}>
            <EntryPage page={page} />
          </Unbroken>
        </PublicFrame>
      </ShellProvider>
    </Translations>
  );
}

interface Props {
  /** Another one is another try. */
  of: unknown;
  children: ReactNode;
}

/** What is half written may be more than a template can draw: the next letter may mend it. */
class Unbroken extends Component<Props, { broken?: unknown }> {
  override state: { broken?: unknown } = {};

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidUpdate({ of }: Props): void {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: undefined });
  }

  override render(): ReactNode {
    return this.state.broken ? <NotYet /> : this.props.children;
  }
}

function NotYet() {
  const t = useTranslations("admin.editor.preview");
  return <p className="measure py-section">{t("notYet")}</p>;
}
