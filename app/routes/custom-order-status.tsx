import { findCustomOrder, listParentNames } from "../data/orders/custom-orders.server.ts";
import { displayName } from "../domain/display-name.ts";
import type { CustomOrderState } from "../domain/orders/custom-order.ts";
import { useT } from "../i18n/use-t.tsx";
import { confirmed } from "../request/action-context.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { DateText } from "../ui/date-text.tsx";
import { Icon } from "../ui/icon.tsx";
import { OwnWords } from "../ui/own-words.tsx";
import { orderNotFoundPage, orderNotFoundReply } from "../shared/orders/order-not-found.server.ts";
import { customOrderView, type CustomOrderView } from "../shared/custom-orders/custom-order-view.ts";
import styles from "../shared/custom-orders/custom-order.first.css?url";
import type { Route } from "./+types/custom-order-status";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Open to the author, and with number and phone; 404 for others. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, locale, title, needed, session } = pageTools(context);
  const [order, parents] = await needed(() =>
    Promise.all([findCustomOrder(db, params.publicId, session.owner), listParentNames(db)]),
  );
  if (!order) throw orderNotFoundPage(context);
  const parent = parents.find(({ slugName }) => slugName === order.category);
  const view = customOrderView(order, parent ? displayName(parent, locale).name : "", locale);
  return { order: view, title: title("customOrder.statusTitle", { number: view.number }) };
}

/** The page has no form of its own; one that arrives from another browser gets the page's own answer. */
export const action = confirmed(async ({ db, session, reply, where }, { params: { publicId } }: Route.ActionArgs) => {
  const order = await findCustomOrder(db, publicId, session.owner);
  return order ? reply(null, {}, `/custom-orders/${publicId}`) : orderNotFoundReply(where);
});

export { OrderFailure as ErrorBoundary } from "../shared/orders/order-failure.tsx";

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export default function CustomOrderStatusPage({ loaderData: { order } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="custom-order page">
      <div className="custom-order-head stack">
        <h1>{t("customOrder.heading")}</h1>
        <p>
          {t("customOrder.number")} <strong>{order.number}</strong>
        </p>
        <p className="soft narrow">{t("customOrder.keepNumber")}</p>
      </div>
      <RequestSteps order={order} />
      <div className="custom-order-side">
        <RequestFacts order={order} />
        <p className="section">
          <a className="button button-outline" href="/shop/custom-order">
            {t("customOrder.another")}
          </a>
        </p>
      </div>
    </div>
  );
}

function RequestFacts({ order }: { order: CustomOrderView }) {
  const t = useT();
  const facts = [
    [t("customOrder.what"), order.what],
    [t("compare.category"), order.category],
    [t("customOrder.quantity"), order.quantity],
    [t("customOrder.targetPrice"), order.targetPrice],
    [t("customOrder.neededBy"), order.neededBy],
    [t("account.phone"), order.phone],
    [t("address.city"), order.city],
    [t("customOrder.picturesSent"), order.pictures],
  ] as const;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t("customOrder.asked")}</h2>
      <dl className="custom-order-facts lines">
        {facts
          .filter(([, value]) => value !== "" && value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{typeof value === "string" ? <OwnWords text={value} /> : value && <DateText date={value} />}</dd>
            </div>
          ))}
        {order.link && (
          <div>
            <dt className="muted">{t("customOrder.link")}</dt>
            <dd>
              <a href={order.link} target="_blank" rel="noopener noreferrer nofollow">
                {order.link} <span className="visually-hidden">{t("everywhere.newTab")}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function RequestSteps({ order }: { order: CustomOrderView }) {
  const t = useT();
  const { state } = order;
  const steps: CustomOrderState[] =
    state === "notFound" ? ["received", "notFound"] : ["received", "searching", "found", "done"];
  const at = steps.indexOf(state);
  return (
    <section aria-labelledby="state">
      <h2 id="state">{t("orders.progress")}</h2>
      <ol className="custom-order-steps" role="list">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index <= at ? "custom-order-step" : "custom-order-step custom-order-step-next soft"}
            aria-current={index === at ? "step" : undefined}
          >
            <span className="custom-order-mark">{index <= at && <Icon name="circle-check" />}</span>
            <div>
              <p>
                <strong>{t(`customOrder.${step}`)}</strong> {index === 0 && <DateText date={order.asked} />}
                {index === at && index > 0 && <DateText date={order.stateDay} />}
                {index > at && <span>({t("customOrder.next")})</span>}
              </p>
              {index === at && <NowText order={order} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NowText({ order: { state, answer, phone } }: { order: CustomOrderView }) {
  const t = useT();
  const found = t(answer === "" ? "customOrder.foundNoAnswer" : "customOrder.foundText", { phone });
  return (
    <>
      <p>{state === "found" ? found : t(`customOrder.${state}Text`)}</p>
      {answer !== "" && (
        <p className="panel">
          <OwnWords text={answer} />
        </p>
      )}
      {(state === "received" || state === "searching") && <p>{t("customOrder.callYou", { phone })}</p>}
    </>
  );
}
