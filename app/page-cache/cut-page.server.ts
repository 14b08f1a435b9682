import type { CutPage } from "./page-copy.ts";
import { slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";

export type PagePiece = { text: string } | { slot: SlotKind };

const encoder = new TextEncoder();
const known = new Set<string>(Object.values(slotKinds));

/** Cuts a page at its marks; text that could begin a mark waits for the rest. */
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

  end(): PagePiece[] {
    return this.#held === "" ? [] : [{ text: this.#held }];
  }

  #openAt(text: string): number {
    const from = Math.max(0, text.length - this.#prefix.length + 1);
    for (let at = text.indexOf(this.#prefix[0]!, from); at >= 0; at = text.indexOf(this.#prefix[0]!, at + 1)) {
      if (this.#prefix.startsWith(text.slice(at))) return at;
    }
    return text.length;
  }
}

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

function utf8Length(text: string): number {
  return encoder.encode(text).byteLength;
}
