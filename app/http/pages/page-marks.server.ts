import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import type { TimeLeft } from "../../domain/countdown.ts";
import { STYLED, type Styled } from "./styled.ts";

/** What differs between visitors on a shared page: a letter after the random prefix of this composition. */
export const slotKinds = {
  nonce: "n",
  xsrf: "x",
  requestId: "i",
  cartCount: "c",
  cartLabel: "l",
  hours: "h",
  minutes: "m",
  seconds: "s",
  /** Around three texts, one of which each answer gets, by its styling (http/pages/styles.server). */
  phone: "A",
  screen: "D",
  link: "B",
  end: "C",
} as const;

export type SlotKind = (typeof slotKinds)[keyof typeof slotKinds];

/**
 * Marks that a page for everybody prints in place of what belongs to one visitor: letters and digits, random for this
 * composition, so that no text of a shopper or a seller can contain one (security-and-faults.md 5).
 */
export interface PageMarks {
  prefix: string;
  nonce: string;
  xsrf: string;
  requestId: string;
  cartCount: string;
  cartLabel: string;
  timeLeft: TimeLeft;
  /** Prints all three texts, of which each answer gets one. Not nested. */
  styled: (texts: Record<Styled, string>) => string;
  /** Facts that the page reports while it is composed. */
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
