import "./home.css";
import type { PromoPanelKey } from "../../domain/home/promo-panels.ts";
import { useT } from "../../i18n/use-t.tsx";
import { useLoadedHome } from "../../ui/printing/loaded-home-context.ts";
import { useOutside } from "../../ui/printing/outside-context.ts";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/cards/section-heading.tsx";
import { promoPanelView } from "./promo-panel-view.ts";

interface PromoPanelProps {
  id: PromoPanelKey;
}

/** Specification 2.5, 9.7; printed by the server alone (ui/printing/as-printed). */
export function PromoPanel({ id }: PromoPanelProps) {
  const t = useT();
  const panel = promoPanelView(id, t, useLoadedHome().panels[id]);
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
            <a className="promo-panel-tile media" href={href}>
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
