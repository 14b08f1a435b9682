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
const alone = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const inline = new Set("a abbr b bdi bdo button em i label mark q s small span strong sub sup time u".split(" "));
const skipped = new Set(["script", "style", "textarea", "code"]);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const attributes = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Pages are well-formed (tests/e2e/http/valid-html.spec.ts). */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { lang: "", title: "", pieces: [], blocks: [] };
  const open: { name: string; lang: string }[] = [];
  let block = "";
  const endBlock = () => {
    const text = block.replace(/\s+/g, " ").trim();
    if (text) page.blocks.push(text);
    block = "";
  };
  const here = () => open[open.length - 1] ?? { name: "", lang: "" };
  let hidden: string | null = null;
  for (const [text, closed, opened, inside = ""] of html.matchAll(token)) {
    if (hidden) {
      if (closed?.toLowerCase() === hidden) hidden = null;
      continue;
    }
    if (closed) {
      const name = closed.toLowerCase();
      if (!inline.has(name)) endBlock();
      const at = open.map((one) => one.name).lastIndexOf(name);
      if (at >= 0) open.length = at;
    } else if (opened) {
      const name = opened.toLowerCase();
      const named = new Map(
        [...inside.matchAll(attributes)].map(([, key, one, two, three]) => [key!, plain(one ?? two ?? three ?? "")]),
      );
      const lang = named.get("lang") ?? here().lang;
      if (name === "html") page.lang = lang;
      if (!inline.has(name)) endBlock();
      page.pieces.push(...ofAttributes(name, named, lang));
      if (skipped.has(name)) hidden = name;
      else if (!alone.has(name)) open.push({ name, lang });
    } else if (!text.startsWith("<!")) {
      const { name, lang } = here();
      const words = plain(text);
      block += words;
      if (name === "title" && open.every((one) => one.name !== "svg")) page.title += words;
      if (words.trim()) page.pieces.push({ text: words.trim(), lang, place: name });
    }
  }
  endBlock();
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

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function plain(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? all);
  });
}
