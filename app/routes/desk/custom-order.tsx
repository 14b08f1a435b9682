import { findForDesk } from "../../data/orders/custom-orders-desk.server.ts";
import { listParentNames } from "../../data/orders/custom-orders.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { customOrderSteps } from "../../domain/orders/custom-order.ts";
import { formatOrderNumber, parseOrderNumber } from "../../domain/orders/order-number.ts";
import { useT } from "../../i18n/use-t.tsx";
import { customOrderView } from "../../shared/custom-orders/custom-order-view.ts";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { DeskFacts } from "../../shared/desk/desk-parts.tsx";
import { SentPictures } from "../../shared/desk/sent-pictures.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/custom-order";
import { answerRequest } from "./custom-order/answer-request.server.ts";

export const loader = deskLoader(async ({ db, t, locale, history }, { params }: Route.LoaderArgs) => {
  const number = parseOrderNumber(params.number) ?? "";
  const [order, parents, changes] = await Promise.all([
    findForDesk(db, number),
    listParentNames(db),
    history({ kind: "customOrder", id: number }),
  ]);
  const parent = parents.find(({ slugName }) => slugName === order?.category);
  const category = parent ? displayName(parent, locale).name : "";
  const heading = t("deskCustomOrders.title", { number: formatOrderNumber(number) });
  return order && { heading, order, category, history: changes };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) => answerRequest(tools, params.number));

export default function CustomOrderPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { state, answer } = loaderData.order;
  return (
    <>
      <RequestFacts {...loaderData} />
      <DeskDecision
        seen={state}
        button={t("account.save")}
        look="primary"
        fields={[
          {
            ...{ name: "state", label: t("deskCustomOrders.state"), hint: t("deskCustomOrders.notified") },
            defaultValue: state,
            options: optionsOf([state, ...customOrderSteps[state]], (one) => t(`customOrder.${one}`)),
          },
          {
            ...{ name: "answer", label: t("deskEvents.fact_answer"), hint: t("deskCustomOrders.answerHint") },
            ...{ rows: 5, required: false, defaultValue: answer },
          },
        ]}
      />
    </>
  );
}

function RequestFacts({ order, category, frame }: Route.ComponentProps["loaderData"]) {
  const t = useT();
  const { what, phone, sent, locale } = order;
  const shown = customOrderView(order, category, frame.viewer.locale);
  const { state, stateDay, asked, quantity, targetPrice, neededBy, link, city } = shown;
  const pictures = sent.map((hash) => ({ href: `/desk/custom-orders/pictures/${hash}`, note: null }));
  const since = (
    <>
      {t(`customOrder.${state}`)}, <DateText date={stateDay} />
    </>
  );
  const address = link && (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow">
      {link} <span className="visually-hidden">{t("everywhere.newTab")}</span>
    </a>
  );
  return (
    <>
      {what === "" && <p className="desk-text">{t("deskCustomOrders.former")}</p>}
      <DeskFacts
        facts={{
          [t("deskCustomOrders.state")]: since,
          [t("deskCustomOrders.askedOn")]: <DateText date={asked} />,
          [t("customOrder.what")]: what && <OwnWords text={what} />,
          [t("compare.category")]: category,
          [t("customOrder.quantity")]: quantity,
          [t("customOrder.targetPrice")]: targetPrice,
          [t("customOrder.neededBy")]: neededBy && <DateText date={neededBy} />,
          [t("customOrder.link")]: address,
          [t("customOrder.picturesSent")]: pictures.length > 0 && <SentPictures pictures={pictures} />,
          [t("account.phone")]: phone && <a href={`tel:${phone}`}>{shown.phone}</a>,
          [t("address.city")]: city && <OwnWords text={city} />,
          [t("header.language")]: t(`deskVendors.language_${locale}`),
        }}
      />
    </>
  );
}
