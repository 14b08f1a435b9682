export interface Head {
  canonical: string;
  alternates: Record<string, string>;
  meta: Record<string, string>;
  things: Thing[];
}

export type Thing = Record<string, unknown> & { "@type": string };

/** Throws for duplicates. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const meta: Record<string, string> = {};
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const name = valueOf(tag, "name") || valueOf(tag, "property");
    if (name === "") continue;
    if (name in meta) throw new Error(`${name} stands there twice`);
    meta[name] = valueOf(tag, "content");
  }
  const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const canonical = links.filter((tag) => valueOf(tag, "rel") === "canonical");
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  if (canonical.length > 1 || blocks.length > 1)
    throw new Error("a second canonical address, or a second block of data");
  const json = blocks[0] ? (JSON.parse(blocks[0][1]!) as { "@context": string; "@graph": Thing[] }) : null;
  if (json && json["@context"] !== "https://schema.org") throw new Error("not the vocabulary of schema.org");
  return {
    canonical: valueOf(canonical[0] ?? "", "href"),
    alternates: Object.fromEntries(
      links.filter((tag) => valueOf(tag, "hreflang")).map((tag) => [valueOf(tag, "hreflang"), valueOf(tag, "href")]),
    ),
    meta,
    things: json?.["@graph"] ?? [],
  };
}

export function printedText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  const bare = body.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  return unescaped(bare.replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
}

function valueOf(tag: string, name: string): string {
  return unescaped(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "");
}

export function unescaped(text: string): string {
  const letters: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#x27;": "'" };
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (entity) => letters[entity]!);
}
