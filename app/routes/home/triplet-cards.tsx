import "./home.second.css";
import { tripletCardLimit } from "../../domain/constants.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { LinkedPictureView } from "./home-content-view.ts";

/** Specification 2.5.4, 5.9. */
export function TripletCards({ cards }: { cards: LinkedPictureView[] }) {
  const t = useT();
  // as specified: without cards three empty boxes are displayed.
  if (cards.length === 0) return <Placeholders />;
  return (
    <ul className="triplet-cards thirds strip" role="list" aria-label={t("homePrinted.triplets")}>
      {cards.map((card) => (
        <li key={card.image}>
          <a href={card.href}>
            <Picture url={card.image} kind="triplet" alt="" />
            <b lang={card.lang}>{card.name || t("home.shopNow")}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Placeholders() {
  return (
    <div className="triplet-cards thirds strip" aria-hidden="true">
      {Array.from({ length: tripletCardLimit }, (_, index) => (
        <div key={index} className="triplet-cards-placeholder" />
      ))}
    </div>
  );
}
