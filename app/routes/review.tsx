import { redirect } from "react-router";
import { findProductDetail } from "../data/products/product-detail.server.ts";
import { findPurchase } from "../data/reviews/reviews.server.ts";
import { displayName } from "../domain/display-name.ts";
import { signInHref } from "../domain/accounts/way-in.ts";
import { groupDigits } from "../domain/listings/listing-page.ts";
import { httpsMedia } from "../domain/safe-href.ts";
import { productHref } from "../domain/products/product-links.ts";
import { reviewLimit, shortName } from "../domain/reviews/review.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed, answering } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/review";
import { reviewAction } from "./review/review-action.server.ts";
import { ReviewForm } from "./review/review-form.tsx";
import "../shared/reviews/review.first.css";
import { mainFormId } from "../ui/forms/main-form.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, pictures, session, locale, needed, title, notFound } = pageTools(context);
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
    takesPictures: pictures !== null,
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

export const middleware = [answering(action)];

export { personal as headers } from "../http/head/private-page.ts";

export const handle = { texts: "review", hydrates: true };

export { unlisted as meta } from "../http/head/private-page.ts";

export default function ReviewPage({ loaderData: { product, signIn, bought, takesPictures } }: Route.ComponentProps) {
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
        <ReviewForm
          action={path}
          shownAs={bought.shownAs}
          max={bought.max}
          review={bought.review}
          takesPictures={takesPictures}
        />
      ) : (
        <WhoMayReview isBought={bought !== null} signIn={signIn} />
      )}
    </div>
  );
}

export { RouteFailure as ErrorBoundary } from "../ui/frame/failure.tsx";

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
