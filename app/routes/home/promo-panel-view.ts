import type { LoadedTile } from "../../domain/home/loaded-home.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import { type PromoPanelKey, promoPanels } from "../../domain/home/promo-panels.ts";
import { etbFormat } from "../../domain/readings.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

interface PromoPanelView {
  title: string;
  tiles: { title: NameView; href: string; price: string; picture: string }[];
}

/** Specification 2.5: loaded tiles, else those of 9.7. */
export function promoPanelView(key: PromoPanelKey, t: Translate, loaded: LoadedTile[] | undefined): PromoPanelView {
  const tiles = loaded ?? promoPanels[key].map((tile) => ({ ...tile, title: { name: t(textOf(tile.key)) } }));
  return {
    title: t(textOf(key)),
    tiles: tiles.map(({ title, query, price, picture }) => ({
      title,
      href: searchHref(query),
      price: t("promoPanels.from", { price: formatEtb(price, { decimals: etbFormat.promoTile === "decimals" }) }),
      picture,
    })),
  };
}

const textOf = (key: string) => `promoPanels.${key}` as TextKey;
