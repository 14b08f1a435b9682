/** "phone" and "screen" inline the rules of their first screen, "link" links the stylesheet (docs/decisions/0033). */
export type Styled = (typeof STYLED)[number];

export const STYLED = ["phone", "screen", "link"] as const;
