/**
 * How an answer is styled: "phone" and "screen" bring the rules of their first screen with them, "link" asks for the
 * stylesheet in the head (docs/decisions/0033).
 */
export type Styled = (typeof STYLED)[number];

export const STYLED = ["phone", "screen", "link"] as const;
