import { ChevronIcon } from "#ui/pictures/icons.tsx";
import { readBlocks, type TextBlock } from "./text-blocks.ts";

interface Props {
  title: string;
  /** Undefined: not loaded yet. */
  text: string | undefined;
  onToggle?: () => void;
  /** Stands in the place of a text that is not there. */
  instead?: string;
}

/** How headings, paragraphs and lists of a text look. */
export const orderTextLook =
  "wrap-anywhere [&_h4]:mt-5 [&_h4]:font-semibold [&_h4]:text-ink [&_li]:mt-1 [&_p]:mt-2 [&_p]:max-w-2xl [&_ul]:mt-2 [&_ul]:max-w-2xl [&_ul]:list-disc [&_ul]:ps-5";

/** A text of an order, folded up under its title; what a buyer typed can only ever be words in it. */
export function OrderText({ title, text, onToggle, instead }: Props) {
  return (
    <details className="accordion-panel" onToggle={onToggle}>
      <summary>
        <h3 className="min-w-0">{title}</h3>
        <ChevronIcon className="accordion-mark size-5" />
      </summary>
      <div className={`accordion-content ${orderTextLook}`}>
        {text === undefined ? instead : readBlocks(text).map(drawBlock)}
      </div>
    </details>
  );
}

function drawBlock(block: TextBlock, index: number) {
  const key = `${index} ${block.type}`;
  if (block.type === "heading") return <h4 key={key}>{block.text}</h4>;
  if (block.type === "text") return <p key={key}>{block.text}</p>;
  return (
    <ul key={key}>
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a text may be alike
        <li key={place}>{item}</li>
      ))}
    </ul>
  );
}
