import { FeedProblem } from "./feed-problem.ts";
import { rowLetters } from "./limits.ts";
import { XmlReader } from "./xml-parser.ts";

/** A product of a feed: its texts by the names of their elements; `line`: its first line. */
export interface XmlItem {
  line: number;
  fields: Map<string, string>;
  isTooLong: boolean;
}

/** RSS 2.0, Atom, and the product elements of other programs. */
const ITEMS = new Set(["item", "entry", "product", "offer", "shopitem"]);
/** Elements that may occur several times; of others the first one counts. */
const REPEATED = /image|picture|product_type|categor|^shipping$/;
const NAMESPACES = new Set(["http://base.google.com/ns/1.0", "http://www.w3.org/2005/Atom"]);
const SHIPPING = ["country", "region", "service", "price"];

interface Open {
  name: string;
  text: string;
  /** Elements inside it. */
  parts: [name: string, text: string][];
}

/**
 * Reads the products of an XML feed as it arrives: RSS 2.0 or Atom with Google's names, prefixed or not. Throws a
 * `FeedProblem`.
 */
export async function* xmlItems(texts: AsyncIterable<string>): AsyncGenerator<XmlItem> {
  let found: XmlItem[] = [];
  let item: XmlItem | null = null;
  let letters = 0;
  let depth = 0;
  let count = 0;
  const open: Open[] = [];
  const known = new Set(["g"]);
  const nameOf = (name: string) => {
    const [prefix, own] = name.split(":");
    return (own !== undefined && known.has(prefix!) ? own : name).toLowerCase();
  };
  const reader: XmlReader = new XmlReader({
    open(name, attributes) {
      depth += 1;
      for (const [key, value] of Object.entries(attributes)) {
        if (NAMESPACES.has(value) && key.startsWith("xmlns:")) known.add(key.slice(6));
      }
      if (item) open.push({ name: nameOf(name), text: attributes["href"] ?? "", parts: [] });
      else if (depth > 1 && ITEMS.has(nameOf(name))) {
        item = { line: reader.line, fields: new Map(), isTooLong: false };
        letters = 0;
      }
    },
    text(text) {
      const inner = open.at(-1);
      if (!item || !inner) return;
      letters += text.length;
      if (letters > rowLetters) item.isTooLong = true;
      else inner.text += text;
    },
    close() {
      depth -= 1;
      const inner = open.pop();
      if (!item) return;
      if (!inner) {
        found.push(item);
        item = null;
        return;
      }
      const above = open.at(-1);
      if (above) above.parts.push([inner.name, textOf(inner)]);
      else addField(item.fields, inner.name, textOf(inner));
    },
  });
  for await (const text of texts) {
    reader.write(text);
    count += found.length;
    yield* found;
    found = [];
  }
  reader.end();
  if (count === 0) {
    throw new FeedProblem("xmlEmpty");
  }
}

/** An element's own text, or that of its children: in lines if they are alike, else joined like Google's cells. */
function textOf({ name, text, parts }: Open): string {
  if (parts.length === 0 || (text.trim() !== "" && name !== "shipping")) return text.trim();
  const names = new Set(parts.map(([part]) => part));
  if (name === "shipping") {
    const of = new Map(parts);
    return SHIPPING.map((part) => of.get(part) ?? "").join(":");
  }
  return parts.map(([, part]) => part).join(names.size === 1 ? "\n" : ":");
}

function addField(fields: Map<string, string>, name: string, text: string): void {
  const earlier = fields.get(name) ?? "";
  if (earlier === "") fields.set(name, text);
  else if (text !== "" && REPEATED.test(name)) fields.set(name, `${earlier}${name === "shipping" ? "," : "\n"}${text}`);
}
