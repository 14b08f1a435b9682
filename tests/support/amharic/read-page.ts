import { type DefaultTreeAdapterTypes, parse } from "parse5";

interface Piece {
  text: string;
  lang: string;
  place: string;
}

export interface ReadPage {
  lang: string;
  title: string;
  pieces: Piece[];
  blocks: string[];
}

const spoken = ["alt", "title", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
const shown = new Set([...spoken, "placeholder", "label"]);
const described =
  /^(?:description|author|application-name|twitter:(?:title|description|image:alt))$|^og:(?:title|description|site_name|image:alt)$/;
const forScripts = /^data-(?:texts|hydrate|mobile-source)$/;
const inline = new Set("a abbr b bdi bdo button em i label mark q s small span strong sub sup time u".split(" "));
const skipped = new Set(["script", "style", "textarea", "code"]);

export function readPage(html: string): ReadPage {
  const page: ReadPage = { lang: "", title: "", pieces: [], blocks: [] };
  let block = "";
  const endBlock = () => {
    const text = block.replace(/\s+/g, " ").trim();
    if (text) page.blocks.push(text);
    block = "";
  };
  const walk = (node: DefaultTreeAdapterTypes.ChildNode, lang: string, place: string) => {
    if ("value" in node) {
      block += node.value;
      if (place === "title") page.title += node.value;
      if (node.value.trim()) page.pieces.push({ text: node.value.trim(), lang, place });
    }
    if (!("tagName" in node)) return;
    const named = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const own = named.get("lang") ?? lang;
    if (node.tagName === "html") page.lang = own;
    if (!inline.has(node.tagName)) endBlock();
    page.pieces.push(...ofAttributes(node.tagName, named, own));
    const inside = "content" in node ? node.content : node;
    const name = node.tagName === "title" && node.namespaceURI.endsWith("svg") ? "title of a drawing" : node.tagName;
    if (!skipped.has(name)) for (const child of inside.childNodes) walk(child, own, name);
    if (!inline.has(node.tagName)) endBlock();
  };
  for (const child of parse(html, { scriptingEnabled: false }).childNodes) walk(child, "", "");
  return page;
}

function ofAttributes(name: string, named: Map<string, string>, lang: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (key: string, text: string) => {
    if (text.trim()) pieces.push({ text: text.trim(), lang, place: `${name}[${key}]` });
  };
  for (const [key, text] of named) {
    if (shown.has(key)) add(key, text);
    // One word is a name for scripts; several are a sentence.
    if (key.startsWith("data-") && !forScripts.test(key) && /[^\s]\s[^\s]/.test(text) && !/[{[/;=]/.test(text))
      add(key, text);
  }
  if (name === "meta" && described.test(named.get("name") ?? named.get("property") ?? ""))
    add("content", named.get("content") ?? "");
  if (name === "input" && /^(?:submit|button|reset)$/.test(named.get("type") ?? ""))
    add("value", named.get("value") ?? "");
  return pieces;
}
