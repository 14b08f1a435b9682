import { randomText } from "../secrets/random-text.server.ts";
import { createContext } from "react-router";
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

export type PageMarks = ReturnType<typeof newMarks>;

export const pageMarksContext = createContext<PageMarks | null>(null);

/** The end of a text that may go on as the prefix of `newMarks`. */
export const markBeginning = /z(?:q[0-9a-f]{0,32})?$/;

/**
 * Random for each composition, so that no text of a shopper or seller can contain a mark (security-and-faults.md 5).
 */
export function newMarks() {
  const prefix = `zq${randomText(16, "hex")}`;
  const kinds = Object.entries(slotKinds).map(([name, kind]) => [name, prefix + kind]);
  const marks = Object.fromEntries(kinds) as Record<keyof typeof slotKinds, string>;
  const { hours, minutes, seconds, end } = marks;
  const noted: { productId: number | null } = { productId: null };
  return {
    ...marks,
    prefix,
    timeLeft: { hours, minutes, seconds },
    /** Prints all three texts; each answer gets one. Not nested. */
    styled: (texts: Record<Styled, string>) => STYLED.map((styled) => marks[styled] + texts[styled]).join("") + end,
    noted,
  };
}
