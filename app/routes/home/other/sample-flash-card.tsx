import { sampleFlashCard } from "../../../domain/home/printed-home.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/cards/price.tsx";
import { PicturedLabel } from "../../../ui/cards/product-labels.tsx";

/** Specification 9.8. */
export function SampleFlashCard() {
  const t = useT();
  const { labels, price, picture } = sampleFlashCard;
  return (
    <article className="sample-flash-card">
      <div className="sample-flash-card-picture">
        <Picture url={picture} kind="card" alt="" />
        <PicturedLabel labels={labels} />
      </div>
      <h3>{t("otherHome.sampleFlashCard")}</h3>
      <Price price={price} />
    </article>
  );
}
