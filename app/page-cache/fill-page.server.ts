import type { CutPage } from "./page-copy.ts";
import { slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";
import { STYLED, type Styled } from "../http/pages/styled.ts";

/**
 * A copied page has slots for the texts of its visitor, and alternative parts for browsers that have the stylesheet and
 * those that have not: each visitor gets one of them.
 */
export type SlotTexts = Partial<Record<SlotKind, string>>;

const encoder = new TextEncoder();

const partBegunBy = (kind: string): Styled | null => STYLED.find((styled) => slotKinds[styled] === kind) ?? null;

/** The bytes of a copy with its visitor's texts. */
export function fillCopy({ bytes, at, kinds }: CutPage, styled: Styled, texts: SlotTexts): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let from = 0;
  let isForVisitor = true;
  const take = (to: number) => {
    if (isForVisitor) parts.push(bytes.subarray(from, to));
    from = to;
  };
  kinds.forEach((kind, index) => {
    take(at[index]!);
    const choice = partBegunBy(kind);
    if (choice) isForVisitor = choice === styled;
    else if (kind === slotKinds.end) isForVisitor = true;
    else if (isForVisitor) parts.push(encoder.encode(texts[kind as SlotKind]));
  });
  take(bytes.byteLength);
  return Buffer.concat(parts);
}

export class SlotFiller {
  #isForVisitor = true;
  #texts: SlotTexts;
  #styled: Styled;

  constructor(texts: SlotTexts, styled: Styled) {
    this.#texts = texts;
    this.#styled = styled;
  }

  fill(pieces: readonly PagePiece[]): string {
    let html = "";
    for (const piece of pieces) {
      if ("text" in piece) {
        html += this.#isForVisitor ? piece.text : "";
        continue;
      }
      const choice = partBegunBy(piece.slot);
      if (choice) this.#isForVisitor = choice === this.#styled;
      else if (piece.slot === slotKinds.end) this.#isForVisitor = true;
      else html += this.#isForVisitor ? (this.#texts[piece.slot] ?? "") : "";
    }
    return html;
  }
}

export type PagePiece = { text: string } | { slot: SlotKind };

const allKinds = new Set<string>(Object.values(slotKinds));

/** Cuts a page at its marks; text that could begin a mark waits for the rest. */
export class PageCutter {
  #pending = "";
  #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  push(text: string): PagePiece[] {
    const pieces: PagePiece[] = [];
    const { length } = this.#prefix;
    let rest = this.#pending + text;
    for (;;) {
      const at = rest.indexOf(this.#prefix);
      if (at < 0 || at + length >= rest.length) {
        const end = at < 0 ? this.#openAt(rest) : at;
        if (end > 0) pieces.push({ text: rest.slice(0, end) });
        this.#pending = rest.slice(end);
        return pieces;
      }
      const slot = rest[at + length]!;
      if (at > 0) pieces.push({ text: rest.slice(0, at) });
      if (!allKinds.has(slot)) throw new Error("a mark of no kind");
      pieces.push({ slot: slot as SlotKind });
      rest = rest.slice(at + length + 1);
    }
  }

  end(): PagePiece[] {
    return this.#pending === "" ? [] : [{ text: this.#pending }];
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
        this.#length += encoder.encode(piece.text).byteLength;
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
