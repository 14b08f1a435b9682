import type { BrowserContext } from "@playwright/test";

export type Language = "en" | "am";

/** Both languages in `npm run test:full`; in `npm test` one, turn by turn: what costs seconds and seldom differs. */
export function languagesInTurn(turn: number): Language[] {
  if (process.env.TEST_FULL === "1") return ["en", "am"];
  return [turn % 2 === 0 ? "en" : "am"];
}

/** Words the journeys look for, as the shopper reads them. */
export const words = {
  en: {
    added: "Added to cart",
    updated: "Quantity updated",
    cart: "Cart",
    update: "Update",
    empty: "Your cart is empty",
  },
  am: { added: "ወደ ጋሪ ገብቷል", updated: "ብዛቱ ተስተካክሏል", cart: "ጋሪ", update: "ያድሱ", empty: "ጋሪዎ ባዶ ነው" },
} satisfies Record<Language, Record<string, string>>;

/** A visitor who chose a language before: the cookie that the switch sets. */
export async function inLanguage(context: BrowserContext, baseUrl: string, language: Language): Promise<void> {
  await context.addCookies([{ name: "lng", value: encodeURIComponent(btoa(JSON.stringify(language))), url: baseUrl }]);
}
