import am from "../../app/i18n/am/machines.ts";
import en from "../../app/i18n/en/machines.ts";
import { composeShopCard } from "../market/scenes/compose-share.ts";
import type { Drawn } from "../market/scenes/drawn.ts";
import { outline } from "./letters.ts";
import { type ListedPicture, toShare } from "./picture-list.ts";

/** The shop's own card in both languages: what a chat shows of a page that has no picture. */
export async function listShopCards(drawn: Map<string, Drawn>): Promise<ListedPicture[]> {
  const cards = [
    { locale: "en", script: "latin", texts: en },
    { locale: "am", script: "ethiopic", texts: am },
  ] as const;
  return Promise.all(
    cards.map(async ({ locale, script, texts }) => {
      const [name, line] = await Promise.all([
        outline({ text: texts.shop, script, weight: 700, size: 132, within: 520 }),
        outline({ text: texts.cardLine, script, weight: 400, size: 46, within: 520 }),
      ]);
      return toShare(
        `shop-${locale}`,
        composeShopCard({ name, line }, (key) => drawn.get(key)!),
      );
    }),
  );
}
