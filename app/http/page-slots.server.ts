import type { CutPage } from "../domain/kept-page.ts";
import { slotKinds, type SlotKind } from "./page-marks.server.ts";
import type { PagePiece } from "./page-cutter.server.ts";

/** Texts for the slots of one answer, by kind. */
export type SlotTexts = Partial<Record<SlotKind, string>>;

const encoder = new TextEncoder();

/** Gathers the pieces of a page as they pass. */
export class PageCollector {
  #texts: string[] = [];
  #page: { at: number; kind: SlotKind }[] = [];
  #length = 0;

  add(pieces: readonly PagePiece[]): void {
    for (const piece of pieces) {
      if ("slot" in piece) this.#page.push({ at: this.#length, kind: piece.slot });
      else {
        this.#texts.push(piece.text);
        this.#length += utf8Length(piece.text);
      }
    }
  }

  page(): CutPage {
    return {
      bytes: encoder.encode(this.#texts.join("")),
      at: this.#page.map(({ at }) => at),
      kinds: this.#page.map(({ kind }) => kind),
    };
  }
}

/** Bytes of a text; it never ends within a pair of surrogates, because a decoder made it. */
function utf8Length(text: string): number {
  return encoder.encode(text).byteLength;
}

/**
 * The page of those browsers that have our stylesheet, or have not: of each pair of texts only one is left, and what stays
 * to be filled is the same for all of them.
 */
export function chosen({ bytes, at, kinds }: CutPage, hasStyles: boolean): CutPage {
  if (!kinds.includes(slotKinds.first)) return { bytes, at, kinds };
  const parts: Uint8Array[] = [];
  const left: CutPage = { bytes, at: [], kinds: [] };
  let length = 0;
  let from = 0;
  let isKept = true;
  const take = (to: number) => {
    if (isKept) {
      parts.push(bytes.subarray(from, to));
      length += to - from;
    }
    from = to;
  };
  kinds.forEach((kind, index) => {
    take(at[index]!);
    if (kind === slotKinds.first) isKept = !hasStyles;
    else if (kind === slotKinds.again) isKept = hasStyles;
    else if (kind === slotKinds.end) isKept = true;
    else if (isKept) {
      left.at.push(length);
      left.kinds.push(kind);
    }
  });
  take(bytes.byteLength);
  return { ...left, bytes: joined(parts, length) };
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Views of the bytes between the slots, made once: a page has more than a hundred. */
const views = new WeakMap<Uint8Array, Uint8Array[]>();

function partsOf(bytes: Uint8Array, at: readonly number[]): Uint8Array[] {
  let parts = views.get(bytes);
  if (!parts) {
    parts = [...at, bytes.byteLength].map((end, index) => bytes.subarray(index > 0 ? at[index - 1]! : 0, end));
    views.set(bytes, parts);
  }
  return parts;
}

/** One answer: the bytes of a page (of one choice of styles) with every slot filled. */
export function filled({ bytes, at, kinds }: CutPage, texts: SlotTexts): Uint8Array<ArrayBuffer> {
  const values = new Map<string, Uint8Array>();
  let length = bytes.byteLength;
  for (const kind of kinds) {
    let value = values.get(kind);
    if (!value) values.set(kind, (value = encoder.encode(texts[kind as SlotKind] ?? "")));
    length += value.byteLength;
  }
  const out = new Uint8Array(length);
  let to = 0;
  for (const [index, part] of partsOf(bytes, at).entries()) {
    out.set(part, to);
    to += part.byteLength;
    const value = index < kinds.length && values.get(kinds[index]!);
    if (!value) continue;
    out.set(value, to);
    to += value.byteLength;
  }
  return out;
}

/** The same for pieces as they pass; remembers which of two texts it is in. */
export class SlotFiller {
  #isKept = true;
  #texts: SlotTexts;
  #hasStyles: boolean;

  constructor(texts: SlotTexts, hasStyles: boolean) {
    this.#texts = texts;
    this.#hasStyles = hasStyles;
  }

  fill(pieces: readonly PagePiece[]): string {
    let html = "";
    for (const piece of pieces) {
      if ("text" in piece) html += this.#isKept ? piece.text : "";
      else if (piece.slot === slotKinds.first) this.#isKept = !this.#hasStyles;
      else if (piece.slot === slotKinds.again) this.#isKept = this.#hasStyles;
      else if (piece.slot === slotKinds.end) this.#isKept = true;
      else html += this.#isKept ? (this.#texts[piece.slot] ?? "") : "";
    }
    return html;
  }
}
