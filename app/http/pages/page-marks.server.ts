import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import type { TimeLeft } from "../../domain/countdown.ts";
import { STYLED, type Styled } from "./styled.ts";

/** What differs from visitor to visitor on a page that is kept: a letter behind the composition's own prefix. */
export const slotKinds = {
  nonce: "n",
  xsrf: "x",
  requestId: "i",
  cartCount: "c",
  cartLabel: "l",
  hours: "h",
  minutes: "m",
  seconds: "s",
  /** Around three texts of which each answer gets one, by how it is styled (http/pages/styles.server). */
  phone: "A",
  screen: "D",
  link: "B",
  end: "C",
} as const;

export type SlotKind = (typeof slotKinds)[keyof typeof slotKinds];

/**
 * What a page that is composed for everybody prints where it says something of one visitor: marks of letters and digits,
 * random for this composition, so that no text of a shopper or a seller can hold one (security-and-faults.md 5).
 */
export interface PageMarks {
  prefix: string;
  nonce: string;
  xsrf: string;
  requestId: string;
  cartCount: string;
  cartLabel: string;
  timeLeft: TimeLeft;
  /** All texts; each answer gets its own. Not nested. */
  styled: (texts: Record<Styled, string>) => string;
  /** What the page says of itself while it is composed. */
  noted: { productId: number | null };
}

/** Set only while a page is composed for everybody; null on every other answer. */
export const pageMarksContext = createContext<PageMarks | null>(null);

/** Fresh marks; the prefix holds 128 random bits. */
export function newMarks(): PageMarks {
  const prefix = `zq${randomBytes(16).toString("hex")}`;
  const mark = (kind: SlotKind) => prefix + kind;
  return {
    prefix,
    nonce: mark(slotKinds.nonce),
    xsrf: mark(slotKinds.xsrf),
    requestId: mark(slotKinds.requestId),
    cartCount: mark(slotKinds.cartCount),
    cartLabel: mark(slotKinds.cartLabel),
    timeLeft: { hours: mark(slotKinds.hours), minutes: mark(slotKinds.minutes), seconds: mark(slotKinds.seconds) },
    styled: (texts) => STYLED.map((styled) => mark(slotKinds[styled]) + texts[styled]).join("") + mark(slotKinds.end),
    noted: { productId: null },
  };
}
