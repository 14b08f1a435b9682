import "./promo-panel.css";
import { Picture } from "../../ui/picture.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import type { PromoPanelView } from "./promo-panel-view.server.ts";

interface PromoPanelProps {
  id: string;
  panel: PromoPanelView;
}

/** Specification 2.5, 9.7: eight tiles, each a search. */
export function PromoPanel({ id, panel }: PromoPanelProps) {
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
