import { SaxesParser } from "saxes";

export type Item = Record<string, string | string[]>;

/** Items by attribute; one inside another has both names. Throws where the XML is not well formed. */
export function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  const path: string[] = [];
  let text = "";
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri }) => {
    if (local === "item") items.push({});
    else path.push(uri === "http://base.google.com/ns/1.0" ? local : "");
    text = "";
  });
  parser.on("text", (part) => (text += part));
  parser.on("closetag", ({ local }) => {
    const name = path.filter(Boolean).join(".");
    const item = items.at(-1);
    if (local !== "item" && item && name && text) {
      const before = item[name];
      item[name] = before === undefined ? text : [before, text].flat();
    }
    if (local !== "item") path.pop();
    text = "";
  });
  parser.write(xml).close();
  return items;
}
