/** A complete tag or element of interest to the reordering; scripts are taken whole. */
const MARK = /<div hidden id="(S:[0-9a-f]+)">|<script\b[^>]*>|<link rel="modulepreload"[^>]*>|<\/head>|<\/body>/;
const PENDING = /<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>/;
const SEGMENT_END = /<\/div>(?=<script\b[^>]*>\$R|<div hidden id="S:)/;
const EDGE = /<!--(\/?)\$[?!~]?-->/g;

type Outcome = { segment: string } | "failed";

/**
 * Puts React's out-of-order stream into document order: what is pending holds back what follows it, and each finished
 * segment is printed where its boundary stands, so the bytes need no script to be a page. See docs/decisions/0002.
 */
export class InOrderDocument {
  /** Input not yet understood: an unfinished tag, script or segment. */
  #incoming = "";
  /** Document text not yet printed, from the first pending boundary on. */
  #held = "";
  #segments = new Map<string, string>();
  #outcomes = new Map<string, Outcome>();
  #additions: { head: string; body: string };

  /** `additions` are printed before the ends of head and body. */
  constructor(additions: { head: string; body: string } = { head: "", body: "" }) {
    this.#additions = additions;
  }

  /** Takes more of React's output; returns what can be printed now. */
  push(text: string): string {
    this.#incoming += text;
    this.#read();
    return this.#print(false);
  }

  /** Everything that is left; boundaries that never came keep their fallback. */
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
      if (mark[1] ? !this.#readSegment(mark[0], mark[1]) : !this.#readTag(mark[0])) return;
    }
  }

  /** Moves the first `length` characters of the input to the document. */
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

  #readTag(tag: string): boolean {
    if (!tag.startsWith("<script")) {
      if (tag === "</head>") this.#held += `${this.#additions.head}${tag}`;
      else if (tag === "</body>") this.#held += `${this.#additions.body}${tag}`;
      this.#incoming = this.#incoming.slice(tag.length);
      return true;
    }
    const end = this.#incoming.indexOf("</script>");
    if (end < 0) return false;
    const body = this.#incoming.slice(tag.length, end);
    const isInstruction = this.#obey(body) || body.startsWith("requestAnimationFrame(function(){$RT");
    const script = this.#incoming.slice(0, end + "</script>".length);
    if (!isInstruction) this.#held += asData(script);
    this.#incoming = this.#incoming.slice(script.length);
    return true;
  }

  /** Carries out React's swap instruction on text instead of the DOM; false for any other script. */
  #obey(script: string): boolean {
    const call = /\$R([CRSX])\("((?:B|S):[0-9a-f]+)"(?:,"((?:S|P):[0-9a-f]+)")?[^{]*$/.exec(script);
    if (!call || !script.startsWith("$R")) return false;
    const [, kind, target, source] = call as unknown as [string, string, string, string | undefined];
    if (kind === "X") this.#outcomes.set(target, "failed");
    else if (kind === "S") this.#fill(source!, target);
    else this.#outcomes.set(target, { segment: source! });
    return true;
  }

  /** Puts a split segment in the place its parent kept for it. */
  #fill(place: string, segment: string): void {
    const slot = `<template id="${place}"></template>`;
    const content = this.#segments.get(segment) ?? "";
    this.#segments.delete(segment);
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
        out += this.#held;
        this.#held = "";
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
      // The opening mark is settled; print it, so that the same boundary is not met again.
      if (!isFailed) this.#segments.delete(outcome.segment);
    }
  }
}

/** Module scripts become data, which the shopper's browser activates later (settled.md 1); preloads go. */
function asData(html: string): string {
  return html
    .replace(/<script([^>]*) type="module"( async="")?([^>]*)>/g, '<script$1 type="text/x-wake"$3>')
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
}

/** Where the first boundary of the text closes: its fallback may hold boundaries of its own. */
function boundaryEnd(html: string): { start: number; after: number } {
  let level = 0;
  for (const edge of html.matchAll(EDGE)) {
    level += edge[1] ? -1 : 1;
    if (level === 0) return { start: edge.index, after: edge.index + edge[0].length };
  }
  return { start: html.length, after: html.length };
}
