import "./promo-panel.css";
import type { PromoPanelKey } from "../../domain/promo-panels.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { promoPanelView } from "./promo-panel-view.ts";

interface PromoPanelProps {
  id: PromoPanelKey;
}

/** Specification 2.5, 9.7: eight tiles, each a search; printed by the server alone (ui/as-printed), as its texts are. */
export function PromoPanel({ id }: PromoPanelProps) {
  const panel = promoPanelView(id, useT());
  return (
    <section className="promo-panel" id={id} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} title={panel.title} />
      <ul className="promo-panel-tiles" role="list">
        {panel.tiles.map(({ title, href, price, picture }) => (
          <li key={href}>
            <a className="promo-panel-tile" href={href}>
              <Picture className="promo-panel-picture" url={picture} kind="thumb" alt="" sizes="72px" />
              <span>
                {title} <strong>{price}</strong>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
