import { useId } from "react";
import { searchHref } from "../../../domain/products/product-links.ts";
import { hygieneCountdown, hygieneDiscount, hygieneTiles, sampleFlashCard } from "../../../domain/home/printed-home.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { PicturedLabel } from "../../../ui/cards/product-labels.tsx";
import { Price } from "../../../ui/cards/price.tsx";

/** Specification 9.8; labelled as a sample, because its countdown has no real end. */
export function HygieneBlock() {
  const t = useT();
  const heading = useId();
  return (
    <section id="hygiene" className="hygiene-block section" aria-labelledby={heading}>
      <div className="spread">
        <h2 id={heading}>{t("otherHome.dealsAndOffers")}</h2>
        <p>{t("otherHome.hygieneEquipments")}</p>
        {/* as specified: a static countdown. */}
        <p className="strong numbers">{t("otherHome.staticCountdown", hygieneCountdown)}</p>
        <p className="product-card-note">{t("otherHome.sample")}</p>
      </div>
      <ul className="grid" role="list">
        {hygieneTiles.map((picture) => (
          <li key={picture}>
            {/* as specified: smart watches, though the block is about hygiene. */}
            <a className="link-tile tile" href={searchHref("Smart Watches")}>
              <Picture className="round" url={picture} kind="thumb" alt="" sizes="160px" />
              <PicturedLabel labels={[{ kind: "percent", percent: hygieneDiscount }]} />
              <span>{t("promoPanels.tileSmartWatches")}</span>
            </a>
          </li>
        ))}
      </ul>
      <SampleFlashCard />
    </section>
  );
}

/** Specification 9.8. */
function SampleFlashCard() {
  const t = useT();
  const { labels, price, picture } = sampleFlashCard;
  return (
    <article className="sample-flash-card">
      <div className="sample-flash-card-picture">
        <Picture className="round" url={picture} kind="card" alt="" />
        <PicturedLabel labels={labels} />
      </div>
      <h3>{t("otherHome.sampleFlashCard")}</h3>
      <Price price={price} />
    </article>
  );
}
