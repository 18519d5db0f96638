import { Parser } from "htmlparser2";
import { BankFileRefused } from "./bank-booking.ts";

/** An element without its namespace's prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** What one captured element may cost; a payment of a bank has some hundred parts, twenty deep. */
const limits = { depth: 60, attributes: 20, nodes: 20_000, text: 200_000 };

/**
 * Reads XML once and hands out each element of the wanted names as a small tree, which may be forgotten at once. No
 * document type is taken, so there are no entities but XML's own five.
 * @throws BankFileRefused for what is nested too deeply, too large, or ends in the middle
 */
export function readXml(
  text: string,
  wanted: readonly string[],
  onElement: (element: XmlElement) => void,
): void {
  const open: string[] = [];
  /** From the wanted element down to the innermost open one in it. */
  const captured: XmlElement[] = [];
  let nodes = 0;
  let letters = 0;
  let attributes = 0;
  let ended = false;

  const parser = new Parser(
    {
      onopentagname() {
        attributes = 0;
      },
      onattribute() {
        if (++attributes > limits.attributes) throw new BankFileRefused("broken");
      },
      onopentag(rawName, rawAttributes) {
        if (open.length >= limits.depth) throw new BankFileRefused("broken");
        const name = bareName(rawName);
        open.push(name);
        const inside = captured.at(-1);
        if (!inside && !wanted.includes(name)) return;
        if (!inside) nodes = letters = 0;
        if (++nodes > limits.nodes) throw new BankFileRefused("broken");
        const element = { name, attributes: rawAttributes, children: [], text: "" };
        inside?.children.push(element);
        captured.push(element);
      },
      ontext(value) {
        const inside = captured.at(-1);
        if (!inside) return;
        letters += value.length;
        if (letters > limits.text) throw new BankFileRefused("broken");
        inside.text += value;
      },
      onclosetag(_name, isImplied) {
        // The parser closes by itself what the file left open: it ends in the middle, and something is missing.
        if (ended && isImplied) throw new BankFileRefused("broken");
        open.pop();
        const element = captured.pop();
        if (element && captured.length === 0) onElement(element);
      },
      onprocessinginstruction(name) {
        if (/^!(doctype|entity)/i.test(name)) throw new BankFileRefused("document_type");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += pieceSize) parser.write(text.slice(at, at + pieceSize));
  ended = true;
  parser.end();
}

const pieceSize = 64 * 1024;

const bareName = (name: string) => name.slice(name.indexOf(":") + 1);

/** The elements at the end of a way of names below one. */
export function below(element: XmlElement | undefined, ...way: readonly string[]): XmlElement[] {
  let found = element ? [element] : [];
  for (const name of way) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The text of the first of the ways that leads somewhere; empty where none does. */
export function textBelow(element: XmlElement | undefined, ...ways: readonly string[]): string {
  for (const way of ways) {
    const text = below(element, ...way.split("/"))[0]?.text.trim();
    if (text) return text;
  }
  return "";
}
