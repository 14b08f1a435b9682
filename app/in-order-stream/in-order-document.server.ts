const MARK =
  /<div hidden id="(S:[0-9a-f]+)">|<script\b[^>]*>|<link\b[^>]* rel="(?:modulepreload|stylesheet)"[^>]*>|<\/head>|<body\b[^>]*>|<\/body>|<div class="(after-pixels|later-styles)">/;
const PENDING = /<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>/;
const SEGMENT_END = /<\/div>(?=<script\b[^>]*>\$R|<div hidden id="S:)/;
const EDGE = /<!--(\/?)\$[?!~]?-->/g;

type Places = Record<"after-pixels" | "later-styles", string>;

export interface Additions {
  /** Before the page's own stylesheets, which must win. */
  head: string;
  bodyStart: string;
  places: Places;
  bodyEnd: string;
  ownStyles?: (tag: string) => { head: string; later: string };
}

type Outcome = { segment: string } | "failed";

/** Puts React's out-of-order stream into document order, so that a page needs no script (docs/decisions/0002). */
export class InOrderDocument {
  #incoming = "";
  #held = "";
  #segments = new Map<string, string>();
  #outcomes = new Map<string, Outcome>();
  #additions: Omit<Additions, "places">;
  #places: Places;

  constructor({ places, ...additions }: Partial<Additions> = {}) {
    this.#additions = { head: "", bodyStart: "", bodyEnd: "", ...additions };
    this.#places = { "after-pixels": "", "later-styles": "", ...places };
  }

  push(text: string): string {
    this.#incoming += text;
    this.#read();
    return this.#print(false);
  }

  /** Boundaries that never came print their fallback. */
  end(): string {
    this.#held += this.#incoming;
    this.#incoming = "";
    return this.#print(true);
  }

  #read(): void {
    for (;;) {
      const mark = MARK.exec(this.#incoming);
      if (!mark) {
        const open = this.#incoming.lastIndexOf("<");
        const isWhole = open < 0 || this.#incoming.indexOf(">", open) >= 0;
        this.#take(isWhole ? this.#incoming.length : open);
        return;
      }
      this.#take(mark.index);
      if (mark[1] ? !this.#readSegment(mark[0], mark[1]) : !this.#readTag(mark[0], mark[2] as keyof Places)) return;
    }
  }

  #take(length: number): void {
    this.#held += this.#incoming.slice(0, length);
    this.#incoming = this.#incoming.slice(length);
  }

  #readSegment(tag: string, id: string): boolean {
    const end = SEGMENT_END.exec(this.#incoming);
    if (!end) return false;
    const body = this.#incoming.slice(tag.length, end.index);
    this.#segments.set(id, asData(body));
    this.#incoming = this.#incoming.slice(end.index + "</div>".length);
    return true;
  }

  #readTag(tag: string, place: keyof Places | undefined): boolean {
    if (!tag.startsWith("<script")) {
      if (tag === "</head>") this.#held += `${this.#takeHead()}${tag}`;
      else if (tag.includes(' rel="stylesheet"')) this.#held += `${this.#takeHead()}${this.#takeStyles(tag)}`;
      else if (tag === "</body>")
        this.#held += `${this.#takePlace("after-pixels")}${this.#takePlace("later-styles")}${this.#additions.bodyEnd}${tag}`;
      else if (tag.startsWith("<body")) this.#held += `${tag}${this.#additions.bodyStart}`;
      else if (place) this.#held += `${tag}${this.#takePlace(place)}`;
      this.#incoming = this.#incoming.slice(tag.length);
      return true;
    }
    const end = this.#incoming.indexOf("</script>");
    if (end < 0) return false;
    const body = this.#incoming.slice(tag.length, end);
    const isInstruction = this.#carryOut(body) || body.startsWith("requestAnimationFrame(function(){$RT");
    const script = this.#incoming.slice(0, end + "</script>".length);
    if (!isInstruction) this.#held += asData(script);
    this.#incoming = this.#incoming.slice(script.length);
    return true;
  }

  #takeHead(): string {
    const { head } = this.#additions;
    this.#additions.head = "";
    return head;
  }

  #takeStyles(tag: string): string {
    const { head, later } = this.#additions.ownStyles?.(tag) ?? { head: tag, later: "" };
    this.#places["later-styles"] += later;
    return head;
  }

  #takePlace(place: keyof Places): string {
    const html = this.#places[place];
    this.#places[place] = "";
    return html;
  }

  /**
   * Carries out React's instruction on the text: $RC and $RR complete a boundary, $RS fills a slot, $RX fails. False for
   * any other script.
   */
  #carryOut(script: string): boolean {
    const call = /\$R([CRSX])\("((?:B|S):[0-9a-f]+)"(?:,"((?:S|P):[0-9a-f]+)")?[^{]*$/.exec(script);
    if (!call || !script.startsWith("$R")) return false;
    const [, kind, target, source] = call as unknown as [string, string, string, string | undefined];
    if (kind === "X") this.#outcomes.set(target, "failed");
    else if (kind === "S") this.#fill(source!, target);
    else this.#outcomes.set(target, { segment: source! });
    return true;
  }

  #fill(slotId: string, segmentId: string): void {
    const slot = `<template id="${slotId}"></template>`;
    const content = this.#segments.get(segmentId) ?? "";
    this.#segments.delete(segmentId);
    if (this.#held.includes(slot)) this.#held = this.#held.replace(slot, () => content);
    for (const [id, body] of this.#segments) {
      if (body.includes(slot))
        this.#segments.set(
          id,
          body.replace(slot, () => content),
        );
    }
  }

  #print(isLast: boolean): string {
    let out = "";
    for (;;) {
      const pending = PENDING.exec(this.#held);
      if (!pending) {
        const openBoundary = isLast ? -1 : this.#held.indexOf("<!--$?-->");
        const end = openBoundary < 0 ? this.#held.length : openBoundary;
        out += this.#held.slice(0, end);
        this.#held = this.#held.slice(end);
        return out;
      }
      out += this.#held.slice(0, pending.index);
      this.#held = this.#held.slice(pending.index);
      const outcome = this.#outcomes.get(pending[1]!) ?? (isLast ? "failed" : undefined);
      if (!outcome) return out;
      const end = boundaryEnd(this.#held);
      const fallback = this.#held.slice(pending[0].length, end.start);
      const isFailed = outcome === "failed";
      const content = isFailed ? `<template></template>${fallback}` : (this.#segments.get(outcome.segment) ?? "");
      this.#held = `${isFailed ? "<!--$!-->" : "<!--$-->"}${content}<!--/$-->${this.#held.slice(end.after)}`;
      if (!isFailed) this.#segments.delete(outcome.segment);
    }
  }
}

/** Scripts become data that the browser runs when it hydrates (settled.md 1). */
function asData(html: string): string {
  return html.replace(/<script\b([^>]*)>|<link rel="modulepreload"[^>]*>/g, (tag, attributes: string | undefined) => {
    if (attributes === undefined) return "";
    const type = / type="([^"]*)"/.exec(attributes)?.[1];
    if (type !== undefined && type !== "module") return tag;
    const others = attributes.replace(/ (type|async)="[^"]*"/g, "");
    return `<script${others} type="text/x-deferred"${type === "module" ? ' data-module=""' : ""}>`;
  });
}

function boundaryEnd(html: string): { start: number; after: number } {
  let level = 0;
  for (const edge of html.matchAll(EDGE)) {
    level += edge[1] ? -1 : 1;
    if (level === 0) return { start: edge.index, after: edge.index + edge[0].length };
  }
  return { start: html.length, after: html.length };
}
