import type { BrowserContext } from "@playwright/test";

export type Language = "en" | "am";

/** `npm test` takes one language, alternating. */
export function languagesInTurn(turn: number): Language[] {
  if (process.env.TEST_FULL === "1") return ["en", "am"];
  return [turn % 2 === 0 ? "en" : "am"];
}

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

export async function inLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([{ name: "lng", value: language, domain: "localhost", path: "/" }]);
}
