import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import type { TimeLeft } from "../../domain/countdown.ts";
import { STYLED, type Styled } from "./styled.ts";

export const slotKinds = {
  nonce: "n",
  xsrf: "x",
  requestId: "i",
  cartCount: "c",
  cartLabel: "l",
  city: "t",
  hours: "h",
  minutes: "m",
  seconds: "s",
  phone: "A",
  screen: "D",
  link: "B",
  end: "C",
} as const;

export type SlotKind = (typeof slotKinds)[keyof typeof slotKinds];

/**
 * Random for each composition, so that no text of a shopper or seller can contain a mark (security-and-faults.md 5).
 */
export interface PageMarks {
  prefix: string;
  nonce: string;
  xsrf: string;
  requestId: string;
  cartCount: string;
  cartLabel: string;
  city: string;
  timeLeft: TimeLeft;
  /** Prints all three texts; each answer gets one. Not nested. */
  styled: (texts: Record<Styled, string>) => string;
  noted: { productId: number | null };
}

export const pageMarksContext = createContext<PageMarks | null>(null);

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
    city: mark(slotKinds.city),
    timeLeft: { hours: mark(slotKinds.hours), minutes: mark(slotKinds.minutes), seconds: mark(slotKinds.seconds) },
    styled: (texts) => STYLED.map((styled) => mark(slotKinds[styled]) + texts[styled]).join("") + mark(slotKinds.end),
    noted: { productId: null },
  };
}
