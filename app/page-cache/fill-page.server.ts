import { markBeginning, slotKinds, type SlotKind } from "../http/pages/page-marks.server.ts";
import { STYLED, type Styled } from "../http/pages/styled.ts";

/** The bytes of a page from one slot to the next; the first part begins with none. */
export interface PagePart {
  slot: SlotKind | null;
  bytes: Uint8Array;
}

/** Each visitor has own texts for the slots. */
export type SlotTexts = Partial<Record<SlotKind, string>>;

const encoder = new TextEncoder();

/** Of the alternative parts, for browsers that have the stylesheet and those that have not, a visitor gets one. */
export class SlotFiller {
  #isForVisitor = true;
  #texts: SlotTexts;
  #styled: Styled;

  constructor(texts: SlotTexts, styled: Styled) {
    this.#texts = texts;
    this.#styled = styled;
  }

  filled(parts: readonly PagePart[]): Uint8Array<ArrayBuffer> {
    const filled: Uint8Array[] = [];
    for (const { slot, bytes } of parts) {
      const choice = STYLED.find((styled) => slotKinds[styled] === slot);
      if (choice) this.#isForVisitor = choice === this.#styled;
      else if (slot === slotKinds.end) this.#isForVisitor = true;
      else if (slot && this.#isForVisitor) filled.push(encoder.encode(this.#texts[slot]));
      if (this.#isForVisitor) filled.push(bytes);
    }
    return Buffer.concat(filled);
  }
}

/** Cuts a page at its marks; an end that could begin a mark waits for the rest. */
export class PageCutter {
  #waiting = "";
  #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  push(html: string, isLast = false): PagePart[] {
    const known = this.#waiting + html;
    const beginning = isLast ? -1 : known.search(markBeginning);
    const end = beginning < 0 ? known.length : beginning;
    this.#waiting = known.slice(end);
    const [first = "", ...marked] = known.slice(0, end).split(this.#prefix);
    return [
      { slot: null, bytes: encoder.encode(first) },
      ...marked.map((text) => ({ slot: text[0] as SlotKind, bytes: encoder.encode(text.slice(1)) })),
    ];
  }
}
