import { formatEtb } from "../../domain/money.ts";
import { searchHref } from "../../domain/product-links.ts";
import { type PromoPanelKey, promoPanels, type PromoTile } from "../../domain/promo-panels.ts";
import { etbFormat } from "../../domain/readings.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** A category promo panel as it is printed: finished strings, so that the browser needs neither its tiles nor its texts. */
export interface PromoPanelView {
  title: string;
  tiles: { title: string; href: string; price: string; picture: string }[];
}

/** Specification 2.5, 9.7: the three panels in one language. */
export function promoPanelViews(t: Translate): Record<PromoPanelKey, PromoPanelView> {
  const panel = (key: PromoPanelKey): PromoPanelView => ({
    title: t(`promoPanels.${key}`),
    tiles: promoPanels[key].map((tile) => promoTile(tile, t)),
  });
  return {
    websiteBuilder: panel("websiteBuilder"),
    smartErp: panel("smartErp"),
    onDemandSoftware: panel("onDemandSoftware"),
  };
}

function promoTile({ key, query, price, picture }: PromoTile, t: Translate): PromoPanelView["tiles"][number] {
  return {
    title: t(`promoPanels.${key}` as TextKey),
    href: searchHref(query),
    price: t("promoPanels.from", { price: formatEtb(price, { decimals: etbFormat.promoTile === "decimals" }) }),
    picture,
  };
}
