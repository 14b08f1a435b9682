import type { CutPage } from "./page-copy.ts";
import { slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";

/** A text between two marks, or the mark itself. */
export type PagePiece = { text: string } | { slot: SlotKind };

const encoder = new TextEncoder();
const known = new Set<string>(Object.values(slotKinds));

/**
 * Cuts a page at its marks, in whatever pieces its text arrives. Text that could be the beginning of a mark waits for the
 * rest.
 */
export class PageCutter {
  #held = "";
  #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  push(text: string): PagePiece[] {
    const pieces: PagePiece[] = [];
    const { length } = this.#prefix;
    let rest = this.#held + text;
    for (;;) {
      const at = rest.indexOf(this.#prefix);
      if (at < 0 || at + length >= rest.length) {
        const end = at < 0 ? this.#openAt(rest) : at;
        if (end > 0) pieces.push({ text: rest.slice(0, end) });
        this.#held = rest.slice(end);
        return pieces;
      }
      const slot = rest[at + length]!;
      if (at > 0) pieces.push({ text: rest.slice(0, at) });
      if (!known.has(slot)) throw new Error("a mark of no kind");
      pieces.push({ slot: slot as SlotKind });
      rest = rest.slice(at + length + 1);
    }
  }

  /** The text that still waited at the end of the page. */
  end(): PagePiece[] {
    return this.#held === "" ? [] : [{ text: this.#held }];
  }

  /** The index from which the end of the text could begin a mark; its length if none could. */
  #openAt(text: string): number {
    const from = Math.max(0, text.length - this.#prefix.length + 1);
    for (let at = text.indexOf(this.#prefix[0]!, from); at >= 0; at = text.indexOf(this.#prefix[0]!, at + 1)) {
      if (this.#prefix.startsWith(text.slice(at))) return at;
    }
    return text.length;
  }
}

/** Collects the pieces of a page as they pass. */
export class PageCollector {
  #texts: string[] = [];
  #slots: { at: number; kind: SlotKind }[] = [];
  #length = 0;

  add(pieces: readonly PagePiece[]): void {
    for (const piece of pieces) {
      if ("slot" in piece) this.#slots.push({ at: this.#length, kind: piece.slot });
      else {
        this.#texts.push(piece.text);
        this.#length += utf8Length(piece.text);
      }
    }
  }

  page(): CutPage {
    return {
      bytes: encoder.encode(this.#texts.join("")),
      at: this.#slots.map(({ at }) => at),
      kinds: this.#slots.map(({ kind }) => kind),
    };
  }
}

/** Bytes of a text; it never ends within a pair of surrogates, because a decoder made it. */
function utf8Length(text: string): number {
  return encoder.encode(text).byteLength;
}
