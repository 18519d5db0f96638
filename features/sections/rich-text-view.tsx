import "./prose.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Block, Inline, Line, RichText, Row } from "#platform/fields/rich-text.ts";
import { useLocalizedPath } from "#platform/language/use-language.ts";
import { WholeWords } from "#platform/language/whole-words.tsx";
import { UploadedPicture } from "#ui/pictures/uploaded-picture.tsx";

/** A text as elements: no HTML is ever put in as such. Links to our own pages stay in the language of the page. */
export function RichTextView({ text }: { text: RichText }) {
  return <div className="prose">{text.map(drawBlock)}</div>;
}

function drawBlock(block: Block, key: number): ReactNode {
  switch (block.is) {
    case "quote":
      return <blockquote key={key}>{block.blocks.map(drawBlock)}</blockquote>;
    case "code":
      return <pre key={key}>{drawInline(block, 0)}</pre>;
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one wider than a telephone is moved with the keys, too
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
        <div key={key} tabIndex={0} role="group" aria-label={block.name}>
          <table>
            <tbody>{block.rows.map(drawRow)}</tbody>
          </table>
        </div>
      );
    case "picture":
      return typeof block.picture === "string" ? null : (
        <figure key={key} data-tall={block.picture.height > block.picture.width || undefined}>
          <UploadedPicture picture={block.picture} alt={block.alt} sizes={wide} />
        </figure>
      );
    case "list": {
      const List = (block.from ? "ol" : "ul") as "ol";
      return (
        <List key={key} start={block.from}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn once and never reordered
            <li key={index}>{drawItem(item)}</li>
          ))}
        </List>
      );
    }
    default:
      return drawInline(block, key);
  }
}

/** The first row heads the columns; what says nothing heads nothing. */
function drawRow(cells: Row, row: number): ReactNode {
  return (
    <tr key={row}>
      {cells.map((cell, column) => {
        const Cell = row || !cell[0] ? "td" : "th";
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn once and never reordered
        return <Cell key={column}>{cell.map(drawInline)}</Cell>;
      })}
    </tr>
  );
}

/** A text is no wider than 46 letters. */
const wide = "(min-width: 48rem) 40rem, 100vw";

/** An item of one paragraph needs none. */
function drawItem(item: RichText): ReactNode {
  return item.map((block, index) =>
    block.is === "p" && index === 0 ? block.inside.map(drawInline) : drawBlock(block, index),
  );
}

/** Text in a line, or a block that is nothing but a line. */
function drawInline(part: Inline | Line, key: number): ReactNode {
  if (typeof part === "string") return <WholeWords key={key}>{part}</WholeWords>;
  switch (part.is) {
    case "whole":
      return (
        <span key={key} className="whitespace-nowrap">
          {part.inside.map(drawInline)}
        </span>
      );
    case "code":
      return <code key={key}>{part.text}</code>;
    case "break":
      return <br key={key} />;
    case "link":
      return (
        <SiteLink key={key} to={part.to}>
          {part.inside.map(drawInline)}
        </SiteLink>
      );
    default: {
      const Mark = part.is;
      return <Mark key={key}>{part.inside.map(drawInline)}</Mark>;
    }
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
    <a href={to} className={className}>
      {children}
    </a>
  );
}
