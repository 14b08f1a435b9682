import type { RouterContextProvider } from "react-router";
import type { ListedEvent } from "../../data/events/operator-events.server.ts";
import { type DateView, momentView } from "../../domain/date-view.ts";
import { type EventFacts, type FactName, factNames, type ObjectKind } from "../../domain/desk/operator-event.ts";
import { type CustomOrderState, customOrderSteps } from "../../domain/orders/custom-order.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { paymentStates, shownStates } from "../../domain/orders/order-states.ts";
import { priceRuleKinds, priceRuleValues } from "../../domain/prices/price-rules.ts";
import { questionStates } from "../../domain/questions/question.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import { translator } from "../../request/locale.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";

export interface EventView {
  id: number;
  at: DateView;
  what: string;
  object: string;
  href: string | null;
  changes: { name: string; before: string; after: string }[];
  kind: string;
  who: { name: string; href: string };
  address: string;
}

export function eventViews(context: Readonly<RouterContextProvider>, events: readonly ListedEvent[]): EventView[] {
  const t = context.get(translator);
  const { locale, now } = context.get(viewerContext);
  return events.map((event) => ({
    id: event.id,
    at: momentView(event.at, locale, now),
    what: t(`deskEvents.${event.action}`),
    object: objectText(event.objectKind, event.objectId, t),
    href: pages[event.objectKind]?.(event.objectId) ?? null,
    changes: changesOf(event.before, event.after, { t, locale, now }),
    kind: t(`deskEvents.by_${event.authorKind}`),
    who: { name: event.authorName, href: `/desk/events?author=${event.authorKind}:${event.authorId}` },
    address: event.address,
  }));
}

function objectText(kind: ObjectKind, id: string, t: Translate): string {
  return t(`deskEvents.object_${kind}`, { id: spokenId(kind, id, t) });
}

function spokenId(kind: ObjectKind, id: string, t: Translate): string {
  if (kind === "order" || kind === "customOrder") return formatOrderNumber(id);
  if (kind === "readers") return t("deskReaders.object");
  return kind === "priceRule" && isOneOf(priceRuleKinds, id) ? t(`deskEvents.priceRule_${id}`) : id;
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
  customOrder: (id) => `/desk/custom-orders/${id}`,
  content: () => "/desk/home",
  readers: () => "/desk/readers",
};

function changesOf(before: EventFacts, after: EventFacts, say: Say): EventView["changes"] {
  return factNames
    .filter((name) => name in before || name in after)
    .map((name) => ({
      name: say.t(`deskEvents.fact_${name}`),
      before: factText(name, before[name], say),
      after: factText(name, after[name], say),
    }));
}

const money = new Set<FactName>([
  "amount",
  "minimum",
  "price",
  "fee",
  ...priceRuleValues.rate,
  ...priceRuleValues.fees,
]);
const times = new Set<FactName>(["closedUntil", "promised", "validFrom", "expires"]);

function factText(name: FactName, value: EventFacts[FactName], { t, locale, now }: Say): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return t(value ? "deskEvents.yes" : "deskEvents.no");
  if (money.has(name) && typeof value === "number") return formatEtb(value);
  if (times.has(name) && typeof value === "number") return momentView(value, locale, now).text;
  if (name === "newsletter") return t(value === "on" ? "deskEvents.yes" : "deskEvents.no");
  if (name === "homeLayout") return t(value === "other" ? "deskSettings.otherLayout" : "deskSettings.currentLayout");
  return name === "state" ? stateText(value, t) : String(value);
}

const customOrderStates = Object.keys(customOrderSteps) as CustomOrderState[];

function stateText(value: string | number, t: Translate): string {
  if (isOneOf(shownStates, value)) return t(`orders.${value}`);
  if (isOneOf(customOrderStates, value)) return t(`customOrder.${value}`);
  if (isOneOf(questionStates, value)) return t(`deskQuestions.state_${value}`);
  return isOneOf(paymentStates, value) ? t(`deskEvents.state_${value}`) : String(value);
}

interface Say {
  t: Translate;
  locale: Locale;
  now: number;
}

function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.includes(value as Name);
}
