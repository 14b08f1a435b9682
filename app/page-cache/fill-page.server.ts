import type { CutPage } from "./page-copy.ts";
import type { PagePiece } from "./cut-page.server.ts";
import { slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";
import { STYLED, type Styled } from "../http/pages/styled.ts";

export type SlotTexts = Partial<Record<SlotKind, string>>;

const encoder = new TextEncoder();

const styledBy = (kind: string): Styled | null => STYLED.find((styled) => slotKinds[styled] === kind) ?? null;

/** The bytes of a copy with the words of its visitor. */
export function fillCopy({ bytes, at, kinds }: CutPage, styled: Styled, texts: SlotTexts): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let from = 0;
  let isTaken = true;
  const take = (to: number) => {
    if (isTaken) parts.push(bytes.subarray(from, to));
    from = to;
  };
  kinds.forEach((kind, index) => {
    take(at[index]!);
    const choice = styledBy(kind);
    if (choice) isTaken = choice === styled;
    else if (kind === slotKinds.end) isTaken = true;
    else if (isTaken) parts.push(encoder.encode(texts[kind as SlotKind]));
  });
  take(bytes.byteLength);
  return Buffer.concat(parts);
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
