import { findProfile } from "../data/accounts/account-profile.server.ts";
import { listCustomOrders, listParentNames } from "../data/orders/custom-orders.server.ts";
import { cityName } from "../domain/delivery/city-name.ts";
import { monthChoices } from "../domain/orders/asked-day.ts";
import { customOrderLimits, latestNeed } from "../domain/orders/custom-order.ts";
import { displayName } from "../domain/display-name.ts";
import { formatOrderNumber } from "../domain/orders/order-number.ts";
import { phoneText } from "../domain/accounts/contact.ts";
import { cutLetters } from "../domain/truncate.ts";
import { writtenText } from "../domain/content/written-text.ts";
import { issueCustomOrderKey } from "../http/forms/form-key.server.ts";
import { isRefused } from "../http/request-context.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { deliveryCityOf } from "../http/cookies/preference-cookies.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { RequestForm, FindForm } from "./custom-order/request-forms.tsx";
import { customOrderAction } from "./custom-order/custom-order-action.server.ts";
import type { Route } from "./+types/custom-order";
import styles from "../shared/custom-orders/custom-order.first.css?url";
import { mainFormId } from "../ui/forms/main-form.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Specification 2.1. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, secrets, session, viewer, needed, title } = pageTools(context);
  const [parents, own, profile, city] = await needed(() =>
    Promise.all([
      listParentNames(db),
      listCustomOrders(db, session.owner),
      session.account && findProfile(db, session.account.id),
      deliveryCityOf(request),
    ]),
  );
  const isRepeated = isRefused(context);
  return {
    mainForm: mainFormId,
    // All prefilled addresses are one page.
    isFilled: url.searchParams.has("what"),
    title: title("customOrder.title"),
    formKey: issueCustomOrderKey(secrets, session.idHash, { madeAt: viewer.now, isRepeated }),
    categories: parents.map((parent) => ({ value: parent.slugName, text: displayName(parent, viewer.locale).name })),
    months: monthChoices(viewer.now, latestNeed, viewer.locale),
    known: {
      what: cutLetters(writtenText(url.searchParams.get("what") ?? ""), customOrderLimits.what),
      quantity: "1",
      phone: profile?.phone ? phoneText(profile.phone) : "",
      city: cityName(city, viewer.locale),
    },
    own: own.map(({ number, publicId, what, state }) => ({ number: formatOrderNumber(number), publicId, what, state })),
  };
}

export const action = customOrderAction;
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  ...(loaderData?.isFilled ? [{ name: "robots", content: "noindex" }] : []),
];

export { personal as headers } from "../http/head/private-page.ts";

export default function CustomOrderPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { own } = loaderData;
  return (
    <div className="custom-order page">
      <div className="custom-order-head stack">
        <h1>{t("customOrder.heading")}</h1>
        <p className="soft narrow">{t("customOrder.text")}</p>
        <FormProblem />
      </div>
      <RequestForm page={loaderData} />
      <div className="custom-order-side">
        {own.length > 0 && (
          <section aria-labelledby="yours">
            <h2 id="yours">{t("customOrder.yours")}</h2>
            <ul className="custom-order-own lines" role="list">
              {own.map(({ number, publicId, what, state }) => (
                <li key={publicId}>
                  <a className="touch" href={`/custom-orders/${publicId}`}>
                    {number}
                  </a>
                  <span className="tag">{t(`customOrder.${state}`)}</span>
                  <p className="muted">{what}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FindForm />
      </div>
    </div>
  );
}
