import type { ReactNode } from "react";
import type { ListedEvent } from "../../data/events/operator-events.server.ts";
import { momentView } from "../../domain/date-view.ts";
import type { MonthFile } from "../../domain/orders/month-files.ts";
import { type EventFacts, type FactName, factNames, type ObjectKind } from "../../domain/desk/operator-event.ts";
import { staffRoles } from "../../domain/desk/roles.ts";
import { formatEtb } from "../../domain/money.ts";
import { type CustomOrderState, customOrderSteps } from "../../domain/orders/custom-order.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { paymentStates, shownStates } from "../../domain/orders/order-states.ts";
import { amountNames, type PriceRuleKind } from "../../domain/prices/price-rules.ts";
import { questionStates } from "../../domain/questions/question.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { OutsideKey } from "../../domain/pages/outside-links.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { outsideNames } from "../../ui/frame/outside-names.ts";
import { OwnWords } from "../../ui/own-words.tsx";
import { DeskList, DeskRow, useDesk, Moment } from "./desk-parts.tsx";
import type { DeskRows } from "./desk.server.ts";

interface EventListProps {
  events: readonly ListedEvent[] | DeskRows<ListedEvent>;
  renderWay?: (event: ListedEvent) => ReactNode;
}

export function EventList({ events, renderWay }: EventListProps) {
  const t = useT();
  return (
    <DeskList list={events} none={t("desk.eventsNone")}>
      {(event) => <EventRow event={event} way={renderWay?.(event)} />}
    </DeskList>
  );
}

function EventRow({ event, way }: { event: ListedEvent; way: ReactNode }) {
  const t = useT();
  const { viewer } = useDesk();
  const { at, action, objectKind, objectId, before, after, authorKind, authorId, authorName, address } = event;
  const href = pages[objectKind]?.(objectId);
  const object = objectName(objectKind, objectId, t);
  const changed = factNames.filter((name) => name in before || name in after);
  const side = (
    <>
      <Moment at={at} />
      <br />
      <a href={`/desk/events?author=${authorKind}:${authorId}`}>
        {t(`deskEvents.by_${authorKind}`)} {authorName && <OwnWords text={authorName} />}
      </a>
      {address && <> · {address}</>}
    </>
  );
  const lines = changed.map((name) => {
    const [was, is] = [before, after].map((facts) => factText(name, facts[name], t, viewer));
    return (
      <>
        {t(factName(name))}: {was && <s>{was}</s>} <OwnWords text={is!} />
      </>
    );
  });
  const name = (
    <>
      {t(`deskEvents.${action}`)} {href ? <a href={href}>{object}</a> : object}
    </>
  );
  return <DeskRow name={name} lines={lines} sideLine={side} buttons={way} />;
}

function objectName(kind: ObjectKind, id: string, t: Translate): string {
  if (kind === "content") return t("desk.home");
  if (kind === "settings") return t("desk.settings");
  if (kind === "readers") return t("deskReaders.newsletter");
  if (kind === "priceRule") return t(`deskPrices.${id as PriceRuleKind}`);
  if (kind === "file") {
    const [file, month] = id.split(" ");
    return `${t(`files.file_${file as MonthFile}`)}, ${month}`;
  }
  const number = kind === "order" || kind === "customOrder" ? formatOrderNumber(id) : id;
  return t(`deskEvents.object_${kind}`, { id: number });
}

const pages: Partial<Record<ObjectKind, (id: string) => string>> = {
  order: (id) => `/desk/orders/${id}`,
  vendor: (id) => `/desk/vendors/${id}`,
  product: (id) => `/desk/products/${id}`,
  priceRule: () => "/desk/prices",
  settings: () => "/desk/settings",
  coupon: (id) => `/desk/coupons/${id}`,
  review: (id) => `/desk/reviews?review=${id}`,
  question: (id) => `/desk/questions?question=${id}`,
  shopQuestion: () => "/desk/questions?state=toShop",
  customOrder: (id) => `/desk/custom-orders/${id}`,
  content: () => "/desk/home",
  readers: () => "/desk/readers",
  file: () => "/desk/payments",
};

/** Pages elsewhere are named as in the footer. */
export function factName(name: FactName): TextKey {
  return name in outsideNames
    ? outsideNames[name as OutsideKey]
    : `deskEvents.fact_${name as Exclude<FactName, OutsideKey>}`;
}

const money = new Set<FactName>([...(["amount", "minimum", "price", "fee"] as const), ...Object.values(amountNames)]);
const times = new Set<FactName>(["closedUntil", "promised", "validFrom", "expires"]);

function factText(name: FactName, value: EventFacts[FactName], t: Translate, { locale, now }: Viewer): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return t(value ? "deskEvents.yes" : "deskEvents.no");
  if (money.has(name) && typeof value === "number") return formatEtb(value);
  if (times.has(name) && typeof value === "number") return momentView(value, locale, now).text;
  if (name === "newsletter") return t(value === "on" ? "deskEvents.yes" : "deskEvents.no");
  if (name === "homeLayout") return t(value === "other" ? "deskSettings.otherLayout" : "deskSettings.currentLayout");
  if (name === "role" && isOneOf(staffRoles, value)) return t(`desk.role_${value}`);
  return name === "state" ? stateName(value, t) : String(value);
}

const customOrderStates = Object.keys(customOrderSteps) as CustomOrderState[];

function stateName(value: string | number, t: Translate): string {
  if (isOneOf(shownStates, value)) return t(`orders.${value}`);
  if (isOneOf(customOrderStates, value)) return t(`customOrder.${value}`);
  if (isOneOf(questionStates, value)) return t(`deskQuestions.state_${value}`);
  return isOneOf(paymentStates, value) ? t(`deskEvents.state_${value}`) : String(value);
}

function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.includes(value as Name);
}
