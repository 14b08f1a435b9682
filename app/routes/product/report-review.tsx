import type { NameView } from "../../domain/menu/menu.ts";
import { reportReasons } from "../../domain/reviews/review-report.ts";
import { useT } from "../../i18n/use-t.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";

const texts = {
  rude: "product.reportRude",
  private: "product.reportPrivate",
  advert: "product.reportAdvert",
  other: "product.reportOther",
} as const;

/** Behind a word, so that nobody reports by accident: what is wrong with a review. */
export function ReportReview({ id, whose }: { id: number; whose: NameView }) {
  const t = useT();
  return (
    <details className="product-reviews-report">
      <summary>
        {t("product.report")}{" "}
        <span className="visually-hidden">
          <MarkedName as="author" text="product.helpfulWhose" {...whose} />
        </span>
      </summary>
      <QuickForm action={`/reviews/${id}/report`} plain>
        <label className="form-field-label" htmlFor={`reason-${id}`}>
          {t("product.reportWhy")}
        </label>
        <select className="form-field-input" id={`reason-${id}`} name="reason">
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(texts[reason])}
            </option>
          ))}
        </select>
        <button className="button button-outline">{t("product.reportSend")}</button>
      </QuickForm>
    </details>
  );
}
