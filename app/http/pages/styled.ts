/**
 * How an answer is styled: "phone" and "screen" contain the rules of their first screen, "link" links the stylesheet in the
 * head (docs/decisions/0033).
 */
export type Styled = (typeof STYLED)[number];

export const STYLED = ["phone", "screen", "link"] as const;
