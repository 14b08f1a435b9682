import { useT } from "../../i18n/use-t.tsx";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { PicturesField } from "../../ui/forms/pictures-field.tsx";
import { WordsField } from "../../ui/forms/words-field.tsx";
import { mainFormId } from "../../ui/forms/main-form.ts";
import type { Route } from "../+types/review";

const stars = [5, 4, 3, 2, 1] as const;

type Bought = NonNullable<Route.ComponentProps["loaderData"]["bought"]>;

interface ReviewFormProps {
  action: string;
  bought: Bought;
}

export function ReviewForm({ action, bought: { shownAs, max, review } }: ReviewFormProps) {
  const t = useT();
  const problem = useProblem();
  const chosen = problem ? problem.values.rate : String(review?.rate ?? "");
  const rateError = problem?.fields.rate;
  const words = { name: "words", label: t("review.words"), hint: t("review.wordsHint", { max }) };
  return (
    <>
      {review?.isHidden && <p className="notice">{t("review.hidden")}</p>}
      <form className="form" id={mainFormId} method="post" action={action} encType="multipart/form-data">
        <Xsrf />
        {/* Fields precede files, so that they are read whatever the files are. */}
        <input type="hidden" name="intent" value="save" />
        <fieldset className={rateError ? "form-field form-field-wrong" : "form-field"}>
          <legend className="form-field-label">{t("review.rate")}</legend>
          {rateError && (
            <p className="form-field-error" id="rate-error">
              <span className="visually-hidden">{t("everywhere.error")} </span>
              {rateError}
            </p>
          )}
          {stars.map((rate) => (
            <label key={rate} className="form-check">
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
        <WordsField {...words} rows={5} defaultValue={review?.content ?? ""} />
        <Pictures review={review} />
        <p className="soft">{t("review.shownAs", { name: shownAs })}</p>
        <button className="button button-primary">{t(review ? "review.save" : "review.publish")}</button>
      </form>
      {review && (
        <form method="post" action={action}>
          <Xsrf />
          <button className="button button-outline" name="intent" value="remove">
            {t("review.remove")}
          </button>
        </form>
      )}
    </>
  );
}

function Pictures({ review }: Pick<Bought, "review">) {
  const t = useT();
  const { files, bytes } = pictureLimits;
  const { pictures = 0, waiting = 0 } = review ?? {};
  const limits = t("review.picturesHint", { files, megabytes: bytes / 1024 / 1024 });
  return (
    <>
      {pictures > 0 && (
        <>
          {waiting > 0 && <p className="soft">{t("review.picturesWait", { pictures: waiting })}</p>}
          <div className="form-field">
            <label className="form-check">
              <input type="checkbox" name="removePictures" value="1" />
              {t("review.picturesRemove")}
            </label>
          </div>
        </>
      )}
      <PicturesField
        name="pictures"
        label={t("review.pictures")}
        hint={pictures > 0 ? `${limits} ${t("review.picturesInstead")}` : limits}
      />
    </>
  );
}
