import { formatEtb } from "../../domain/money.ts";
import { searchHref } from "../../domain/product-links.ts";
import { type PromoPanelKey, promoPanels, type PromoTile } from "../../domain/promo-panels.ts";
import { etbFormat } from "../../domain/readings.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** A category promo panel in one language. */
interface PromoPanelView {
  title: string;
  tiles: { title: string; href: string; price: string; picture: string }[];
}

/** Specification 2.5, 9.7: one of the three panels, with finished strings. */
export function promoPanelView(key: PromoPanelKey, t: Translate): PromoPanelView {
  return { title: t(`promoPanels.${key}`), tiles: promoPanels[key].map((tile) => promoTile(tile, t)) };
}

function promoTile({ key, query, price, picture }: PromoTile, t: Translate): PromoPanelView["tiles"][number] {
  return {
    title: t(`promoPanels.${key}` as TextKey),
    href: searchHref(query),
    price: t("promoPanels.from", { price: formatEtb(price, { decimals: etbFormat.promoTile === "decimals" }) }),
    picture,
  };
}
