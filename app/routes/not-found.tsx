import { data } from "react-router";
import { findOnSale } from "../data/products/products.server.ts";
import { displayName, type NameView } from "../domain/display-name.ts";
import { failureContext, type RequestFailure } from "../http/request-context.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import { translator } from "../request/locale.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import "../ui/frame/confirm-page.first.css";
import { useT } from "../i18n/use-t.tsx";
import { Xsrf } from "../ui/forms/form-fields.tsx";
import { OwnWords } from "../ui/own-words.tsx";
import { FailurePage } from "../ui/frame/failure-page.tsx";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import type { Route } from "./+types/not-found";

export async function loader({ context }: Route.LoaderArgs) {
  const { status, confirm, again }: RequestFailure = context.get(failureContext) ?? { status: 404 };
  const kept = confirm?.keepsCookies === false && status === 403 ? "errors.cookiesTitle" : titles[status];
  const title = context.get(translator)(kept ?? (status >= 500 ? "errors.failedTitle" : "errors.refusedTitle"));
  const asked = confirm ? await askedOf(confirm, context) : null;
  return data({ status, confirm: asked, again, title }, { status });
}

/** A refused form's product name, and the page of ours it came from; a form with its own page names none. */
async function askedOf(confirm: NonNullable<RequestFailure["confirm"]>, context: Route.LoaderArgs["context"]) {
  const { db, publicOrigin, locale } = pageTools(context);
  const sent = new Map(confirm.fields);
  const id = sent.get("product") ?? "";
  // Without the database the page has no product name.
  const key = { productId: Number(id), variantId: 0 };
  const chosen = /^[1-9]\d{0,14}$/.test(id) ? await findOnSale(db, key).catch(() => null) : null;
  const back = safePath(sent.get("returnTo") ?? confirm.action, publicOrigin);
  const name = chosen && displayName(chosen.product, locale);
  return { ...confirm, back, address: publicOrigin + back, product: name };
}

const titles: Partial<Record<number, TextKey>> = {
  404: "errors.notFoundTitle",
  429: "errors.tooManyTitle",
  503: "errors.unavailableTitle",
};

export { unlisted as meta } from "../http/head/private-page.ts";

export default function NotFound({ loaderData: { status, confirm, again } }: Route.ComponentProps) {
  return (
    <>
      <ProblemBanner />
      {confirm ? <ConfirmPage status={status} {...confirm} /> : <FailurePage status={status} again={again} />}
    </>
  );
}

interface ConfirmPageProps {
  /** 503: the shop did not answer; 429: too many requests; else the form's token was missing. */
  status: number;
  action: string;
  fields: [name: string, value: string][];
  keepsCookies?: boolean;
  /** The page it came from, and its whole address. */
  back: string;
  address: string;
  /** Of the product that the form is about. */
  product: NameView | null;
}

/** For a form that was not carried out: the shopper sees its values and decides whether to send it again. */
function ConfirmPage({ status, action, fields, keepsCookies = true, back, address, product }: ConfirmPageProps) {
  const t = useT();
  const shown = fields.filter(([name, value]) => Object.keys(labels).includes(name) && value) as [
    keyof typeof labels,
    string,
  ][];
  const isAway = status === 503;
  const isOfCart = isAway && /^\/(?:cart\/|buy-now|wishlist\/items\/move)/.test(action);
  const kind = isAway ? "away" : status === 429 ? "tooMany" : keepsCookies ? "unsure" : "noCookies";
  return (
    <div className="confirm-page page narrow stack">
      <h1>{t(texts[kind].title)}</h1>
      <p>{t(texts[kind].text)}</p>
      {kind === "noCookies" && (
        <ol className="confirm-page-steps">
          <li>{t("errors.cookiesAllow")}</li>
          <li>
            {t("errors.cookiesElsewhere")} <b className="copied">{address}</b>
          </li>
        </ol>
      )}
      {shown.length > 0 && (
        <dl className="confirm-page-fields">
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{t(labels[name])}</dt>
              <dd>
                {name === "product" && product ? (
                  <span lang={product.lang}>{product.name}</span>
                ) : (
                  <OwnWords text={value} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <form method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {kind === "unsure" && <input type="hidden" name="_confirmed" value="1" />}
        <Xsrf />
        <div className="cluster">
          <button className="button button-primary">{t(texts[kind].yes)}</button>
          <a className="button button-outline" href={isOfCart ? "/shop/cart" : isAway ? "/" : back}>
            {t(isOfCart ? "header.cart" : isAway ? "everywhere.home" : "errors.confirmNo")}
          </a>
        </div>
      </form>
    </div>
  );
}

const texts = {
  away: { title: "errors.unavailableTitle", text: "errors.notConfirmedText", yes: "everywhere.tryAgain" },
  tooMany: { title: "errors.tooManyTitle", text: "errors.tooManyText", yes: "everywhere.tryAgain" },
  noCookies: { title: "errors.cookiesTitle", text: "errors.cookiesText", yes: "errors.cookiesAgain" },
  unsure: { title: "errors.confirmTitle", text: "errors.confirmText", yes: "errors.confirmYes" },
} as const;

const labels = {
  product: "errors.fieldProduct",
  quantity: "everywhere.quantity",
  qty: "everywhere.quantity",
  locale: "header.language",
  currency: "header.currency",
  what: "errors.fieldWords",
  words: "errors.fieldWords",
  note: "errors.fieldWords",
  reason: "errors.fieldWords",
} as const;
