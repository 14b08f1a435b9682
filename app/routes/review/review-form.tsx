import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { controlProps, Field } from "../../ui/forms/text-field.tsx";

const stars = [5, 4, 3, 2, 1] as const;

interface ReviewFormProps {
  action: string;
  /** The writer's name as everybody reads it. */
  shownAs: string;
  /** Letters the words may have. */
  max: string;
  review: { rate: number; content: string; isHidden: boolean } | null;
}

/** Stars and words, new or changed; the words may be left out. */
export function ReviewForm({ action, shownAs, max, review }: ReviewFormProps) {
  const t = useT();
  const problem = useProblem();
  const chosen = problem ? problem.values.rate : String(review?.rate ?? "");
  const rateError = problem?.fields.rate;
  const words = {
    name: "words",
    label: t("review.words"),
    hint: t("review.wordsHint", { max }),
    error: problem?.fields.words,
  };
  return (
    <>
      {review?.isHidden && <p className="review-hidden">{t("review.hidden")}</p>}
      <form className="form" method="post" action={action}>
        <Xsrf />
        <fieldset className={rateError ? "review-stars form-field form-field-wrong" : "review-stars form-field"}>
          <legend className="form-field-label">{t("review.rate")}</legend>
          {rateError && (
            <p className="form-field-error" id="rate-error">
              <span className="visually-hidden">{t("everywhere.error")} </span>
              {rateError}
            </p>
          )}
          {stars.map((rate) => (
            <label key={rate} className="review-star">
              <input
                id={rate === 5 ? "rate" : undefined}
                type="radio"
                name="rate"
                value={rate}
                required
                aria-describedby={rateError ? "rate-error" : undefined}
                defaultChecked={chosen === String(rate)}
              />
              {t(`review.rate${rate}`)}
            </label>
          ))}
        </fieldset>
        <Field {...words}>
          <textarea
            className="form-field-input review-words"
            {...controlProps(words)}
            name="words"
            rows={5}
            defaultValue={problem?.values.words ?? review?.content ?? ""}
          />
        </Field>
        <p className="review-note">{t("review.shownAs", { name: shownAs })}</p>
        <button className="button button-primary" name="intent" value="save">
          {t(review ? "review.save" : "review.publish")}
        </button>
      </form>
      {review && (
        <form className="review-remove" method="post" action={action}>
          <Xsrf />
          <button className="button button-outline" name="intent" value="remove">
            {t("review.remove")}
          </button>
        </form>
      )}
    </>
  );
}
