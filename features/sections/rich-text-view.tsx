import "./prose.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Block, Inline, RichText, Row } from "#platform/fields/rich-text.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { UploadedPicture } from "#ui/pictures/uploaded-picture.tsx";

/** A text as elements: no HTML is ever put in as such. Links to our own pages stay in the language of the page. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className="prose">{text.map(drawBlock)}</div>;
}

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.is) {
    case "p":
    case "h3": {
      const Line = block.is;
      return <Line key={key}>{block.inside.map(drawInline)}</Line>;
    }
    case "quote":
      return <blockquote key={key}>{block.blocks.map(drawBlock)}</blockquote>;
    case "code":
      return (
        <pre key={key}>
          <code>{block.text}</code>
        </pre>
      );
    case "table": {
      const [head = [], ...rows] = block.rows;
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a telephone is moved with the keys, too
        <div key={key} className="prose-table" tabIndex={0}>
          <table>
            <thead>{drawRow("th")(head, 0)}</thead>
            <tbody>{rows.map(drawRow("td"))}</tbody>
          </table>
        </div>
      );
    }
    case "picture":
      return typeof block.picture === "string" ? null : (
        <figure key={key} data-tall={block.picture.height > block.picture.width || undefined}>
          <UploadedPicture picture={block.picture} alt={block.alt} sizes={wide} />
        </figure>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn once and never reordered
        <li key={index}>{drawItem(item)}</li>
      ));
      return block.from === undefined ? (
        <ul key={key}>{items}</ul>
      ) : (
        <ol key={key} start={block.from}>
          {items}
        </ol>
      );
    }
  }
}

/** Their place is all that rows and cells are known by: a text is drawn once and never reordered. */
const drawRow = (Cell: "th" | "td") => (cells: Row, row: number) => (
  <tr key={row}>
    {cells.map((cell, column) => {
      // What says nothing heads nothing.
      const Filled = cell[0] ? Cell : "td";
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return <Filled key={column}>{cell.map(drawInline)}</Filled>;
    })}
  </tr>
);

/** A text is no wider than 46 letters. */
const wide = "(min-width: 48rem) 40rem, 100vw";

/** An item of one paragraph needs none. */
function drawItem(item: RichText): ReactNode {
  return item.map((block, index) =>
    block.is === "p" && index === 0 ? block.inside.map(drawInline) : drawBlock(block, index),
  );
}

function drawInline(inline: Inline, key: number): ReactNode {
  if (typeof inline === "string") return <WholeWords key={key}>{inline}</WholeWords>;
  switch (inline.is) {
    case "strong":
    case "em": {
      const Mark = inline.is;
      return <Mark key={key}>{inline.inside.map(drawInline)}</Mark>;
    }
    case "whole":
      return (
        <span key={key} className="whitespace-nowrap">
          {inline.inside.map(drawInline)}
        </span>
      );
    case "code":
      return <code key={key}>{inline.text}</code>;
    case "break":
      return <br key={key} />;
    case "link":
      return (
        <SiteLink key={key} to={inline.to}>
          {inline.inside.map(drawInline)}
        </SiteLink>
      );
  }
}

interface SiteLinkProps {
  /** `https://…`, `mailto:…`, `#…`, or an address of ours without its language. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link of a document. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  const localized = useLocalizedPath();
  if (to.startsWith("/"))
    return (
      <Link to={localized(to)} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={to} className={className} rel={to.startsWith("http") ? "noopener" : undefined}>
      {children}
    </a>
  );
}
