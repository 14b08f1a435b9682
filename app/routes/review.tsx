import { redirect } from "react-router";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { findPurchase, removeReview, saveReview } from "../data/reviews/reviews.server.ts";
import { displayName, textLanguage } from "../domain/display-name.ts";
import { signInHref } from "../domain/accounts/sign-in-target.ts";
import { groupDigits } from "../domain/group-digits.ts";
import { httpsMedia } from "../domain/safe-href.ts";
import { productHref } from "../domain/products/product-links.ts";
import { reviewLimit, shortName, checkReview } from "../domain/reviews/review.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed, type ActionTools } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/review";
import { ReviewForm } from "./review/review-form.tsx";
import "../shared/reviews/review.first.css";
import { mainFormId } from "../ui/forms/main-form.ts";
import { z } from "zod";
import { isTooManyPictures } from "../data/pictures/sent-pictures.server.ts";
import { pictureLimits } from "../domain/pictures/sent-pictures.ts";
import { parseFields } from "../http/forms/fields.server.ts";
import { chooseAgain, takePictures } from "../shared/pictures/take-pictures.server.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, session, locale, needed, title, notFound } = pageTools(context);
  const product = await needed(findProductDetail(db, params.nameSlug));
  if (!product) throw notFound();
  const href = productHref(product.nameSlug);
  if (url.pathname !== `${href}/review`) throw redirect(`${href}/review`, 301);
  const purchase = await needed(async () => findPurchase(db, session.owner, product.id));
  const named = displayName(product, locale);
  return {
    title: title("review.title", { name: named.name }),
    product: { ...named, href, thumbnail: httpsMedia(product.thumbnail) },
    mainForm: purchase?.isDelivered ? mainFormId : undefined,
    signIn: session.account ? null : signInHref(`${href}/review`),
    bought: purchase && {
      isDelivered: purchase.isDelivered,
      shownAs: shortName(purchase.name),
      max: groupDigits(reviewLimit),
      review: purchase.review && {
        rate: purchase.review.rate,
        content: purchase.review.content,
        isHidden: purchase.review.hiddenAt !== null,
        pictures: purchase.review.pictures,
        waiting: purchase.review.waiting,
      },
    },
  };
}

export const action = confirmed((tools, { params }: Route.ActionArgs) => reviewAction(tools, params.nameSlug));

export { personal as headers } from "../http/head/private-page.ts";

export const handle = { texts: "review", hydrates: true };

export { unlisted as meta } from "../http/head/private-page.ts";

export default function ReviewPage({ loaderData: { product, signIn, bought } }: Route.ComponentProps) {
  const t = useT();
  const path = `${product.href}/review`;
  return (
    <div className="review page narrow stack">
      <h1>{t(bought?.review ? "review.change" : "review.write")}</h1>
      <a className="review-product media" href={product.href} lang={product.lang}>
        {product.thumbnail !== "" && (
          <Picture className="round" url={product.thumbnail} kind="card" alt="" sizes="80px" />
        )}
        <span>{product.name}</span>
      </a>
      <FormProblem />
      {bought?.isDelivered ? (
        <ReviewForm action={path} bought={bought} />
      ) : (
        <WhoMayReview isBought={bought !== null} signIn={signIn} />
      )}
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/route-failure.tsx";

function WhoMayReview({ isBought, signIn }: { isBought: boolean; signIn: string | null }) {
  const t = useT();
  if (isBought) return <p className="soft">{t("review.tooEarly")}</p>;
  return (
    <>
      <p className="soft">{t("review.notBought")}</p>
      <p className="soft">{t(signIn === null ? "review.notBoughtShopper" : "review.notBoughtGuest")}</p>
      <p className="cluster">
        {signIn !== null && (
          <a className="button button-primary" href={signIn}>
            {t("header.signIn")}
          </a>
        )}
        <a className="button button-outline" href="/track">
          {t("review.track")}
        </a>
        {signIn === null && (
          <a className="button button-outline" href="/account/orders">
            {t("review.orders")}
          </a>
        )}
      </p>
    </>
  );
}

const reviewFields = z.object({
  intent: z.enum(["save", "remove"]),
  rate: z.string().optional(),
  words: z.string().optional(),
  removePictures: z.literal("1").optional(),
  returnTo: z.string().optional(),
});

/** Only for buyers whose parcel was delivered. */
async function reviewAction(tools: ActionTools, nameSlug: string): Promise<Response> {
  const { db, session, submission, reply, refuse, t } = tools;
  const { owner } = session;
  const product = await findProductDetail(db, nameSlug);
  if (!product) return tools.notFound();
  const path = productHref(product.nameSlug);
  // A refusal is displayed on the form's own page.
  submission.fields.set("returnTo", `${path}/review`);
  const values = tools.typedValues();
  const refuseForm = (sentence: string) => refuse({ fields: chooseAgain(tools), values, form: sentence });
  const parsed = parseFields(submission, reviewFields);
  if (!parsed.ok) return refuseForm(t("actions.checkFields"));
  const purchase = await findPurchase(db, owner, product.id);
  if (!purchase?.isDelivered) return refuseForm(t(purchase ? "review.tooEarly" : "review.notBought"));
  const whose = { owner, orderId: purchase.orderId, productId: product.id };
  if (parsed.value.intent === "remove") {
    await removeReview(db, whose);
    return reply(t("buying.reviewRemoved"), {}, path);
  }
  const checked = checkReview(parsed.value);
  if (!checked.ok) {
    const { rate, words } = checked.problems;
    const fields = {
      ...chooseAgain(tools),
      ...(rate && { rate: t("buying.reviewRateMissing") }),
      ...(words && { words: t("accountActions.tooLong", { field: t("review.words"), max: groupDigits(words.max) }) }),
    };
    return refuse({ fields, values });
  }
  const { rate, content } = checked;
  if (content === "" && submission.files?.sent.length) {
    const fields = { ...chooseAgain(tools), words: t("buying.picturesWords") };
    return refuse({ fields, values });
  }
  const taken = await takePictures(tools);
  if (!taken.ok) return refuse({ fields: { pictures: taken.sentence }, values });
  const contentLang = textLanguage(content) ?? tools.locale;
  const author = shortName(purchase.name);
  const isReplaced = taken.pictures.length > 0 || parsed.value.removePictures === "1";
  const pictures = isReplaced ? { sent: taken.pictures, by: purchase.buyer } : null;
  const review = { ...whose, rate, author, content, contentLang, pictures, now: tools.now };
  const outcome = await saveReview(db, review).catch((error: unknown) => {
    if (isTooManyPictures(error)) return "full" as const;
    throw error;
  });
  if (outcome === "full") {
    const fields = { pictures: t("buying.picturesFull", { max: pictureLimits.ofOwner }) };
    return refuse({ fields, values });
  }
  if (!outcome) return refuseForm(t("review.tooEarly"));
  const link = { href: `${path}#reviews`, text: t("buying.reviewSee") };
  const text = t(taken.pictures.length > 0 ? "buying.reviewSavedPictures" : "buying.reviewSaved");
  return reply({ text, link }, {}, path);
}
