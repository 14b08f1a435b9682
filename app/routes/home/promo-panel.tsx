import "./home.css";
import { type PromoPanelKey, promoPanels } from "../../domain/home/promo-panels.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useOutside } from "../../ui/printing/outside-context.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/cards/section-heading.tsx";
import type { LoadedTile } from "./home-content-view.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

interface PromoPanelProps {
  id: PromoPanelKey;
  loaded: LoadedTile[] | undefined;
}

/** Specification 2.5, 9.7; printed by the server alone (ui/printing/as-printed). */
export function PromoPanel({ id, loaded }: PromoPanelProps) {
  const t = useT();
  const panel = promoPanelView(id, t, loaded);
  return (
    <section className="promo-panel" id={id} aria-labelledby={`${id}-heading`}>
      <SectionHeading
        id={`${id}-heading`}
        title={panel.title}
        beside={<span className="product-card-note">{t("promoPanels.below")}</span>}
        link={{ href: useOutside()[id], text: t("promoPanels.visit") }}
      />
      <ul className="promo-panel-tiles grid" role="list">
        {panel.tiles.map(({ title, href, price, picture }, index) => (
          <li key={index}>
            <a className="promo-panel-tile media tile" href={href}>
              <Picture className="promo-panel-picture" url={picture} kind="thumb" alt="" sizes="72px" />
              <span>
                {title.lang ? <span lang={title.lang}>{title.name}</span> : title.name} <strong>{price}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Specification 2.5: loaded tiles, else those of 9.7. */
function promoPanelView(key: PromoPanelKey, t: Translate, loaded: LoadedTile[] | undefined) {
  const own = () => promoPanels[key].map((tile) => ({ ...tile, title: { name: t(textOf(tile.key)) } as NameView }));
  const tiles = loaded ?? own();
  return {
    title: t(textOf(key)),
    tiles: tiles.map(({ title, query, price, picture }) => ({
      title,
      href: searchHref(query),
      price: t("home.fromPrice", { price: formatEtb(price) }),
      picture,
    })),
  };
}

const textOf = (key: string) => `promoPanels.${key}` as TextKey;
