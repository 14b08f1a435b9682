import type { CutPage } from "./page-copy.ts";
import type { PagePiece } from "./cut-page.server.ts";
import { slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";
import { STYLED, type Styled } from "../http/pages/styled.ts";

export type SlotTexts = Partial<Record<SlotKind, string>>;

const encoder = new TextEncoder();

type Part = { from: number; to: number } | { kind: SlotKind };

const styledBy = (kind: string): Styled | null => STYLED.find((styled) => slotKinds[styled] === kind) ?? null;

function partsOf({ bytes, at, kinds }: CutPage, styled: Styled): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let isTaken = true;
  const take = (to: number) => {
    if (isTaken && to > from) parts.push({ from, to });
    from = to;
  };
  kinds.forEach((kind, index) => {
    take(at[index]!);
    const choice = styledBy(kind);
    if (choice) isTaken = choice === styled;
    else if (kind === slotKinds.end) isTaken = true;
    else if (isTaken) parts.push({ kind: kind as SlotKind });
  });
  take(bytes.byteLength);
  return parts;
}

/** A copy laid out once in memory: each answer writes only its slots, unless a text changes in length. */
export class PageSheet {
  readonly #page: Uint8Array;
  readonly #parts: readonly Part[];
  readonly #kinds: SlotKind[];
  #sheet: Uint8Array<ArrayBuffer> | null = null;
  #texts: SlotTexts = {};
  #values = new Map<SlotKind, Uint8Array>();
  #places = new Map<SlotKind, number[]>();

  constructor(page: CutPage, styled: Styled) {
    this.#page = page.bytes;
    this.#parts = partsOf(page, styled);
    this.#kinds = [...new Set(this.#parts.flatMap((part) => ("kind" in part ? part.kind : [])))];
  }

  /** The next call overwrites these bytes, so they must be copied at once, as Response does. */
  write(texts: SlotTexts): Uint8Array<ArrayBuffer> {
    const changed = this.#sheet ? this.#kinds.filter((kind) => texts[kind] !== this.#texts[kind]) : this.#kinds;
    let isMoved = this.#sheet === null;
    for (const kind of changed) {
      const value = encoder.encode(texts[kind] ?? "");
      isMoved ||= value.byteLength !== this.#values.get(kind)!.byteLength;
      this.#values.set(kind, value);
    }
    this.#texts = texts;
    if (isMoved) return (this.#sheet = this.#layOut());
    const sheet = this.#sheet!;
    for (const kind of changed) {
      const value = this.#values.get(kind)!;
      for (const place of this.#places.get(kind)!) sheet.set(value, place);
    }
    return sheet;
  }

  #layOut(): Uint8Array<ArrayBuffer> {
    const sizeOf = (part: Part) => ("kind" in part ? this.#values.get(part.kind)!.byteLength : part.to - part.from);
    const sheet = new Uint8Array(this.#parts.reduce((length, part) => length + sizeOf(part), 0));
    this.#places = new Map(this.#kinds.map((kind) => [kind, []]));
    let to = 0;
    for (const part of this.#parts) {
      if ("kind" in part) this.#places.get(part.kind)!.push(to);
      sheet.set("kind" in part ? this.#values.get(part.kind)! : this.#page.subarray(part.from, part.to), to);
      to += sizeOf(part);
    }
    return sheet;
  }
}

export class SlotFiller {
  #isTaken = true;
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
        html += this.#isTaken ? piece.text : "";
        continue;
      }
      const choice = styledBy(piece.slot);
      if (choice) this.#isTaken = choice === this.#styled;
      else if (piece.slot === slotKinds.end) this.#isTaken = true;
      else html += this.#isTaken ? (this.#texts[piece.slot] ?? "") : "";
    }
    return html;
  }
}
