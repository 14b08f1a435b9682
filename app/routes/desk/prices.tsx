import { z } from "zod";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { listPriceRules, setPriceRule, takeBackPriceRule } from "../../data/prices/price-rules.server.ts";
import { deliveryZones, type DeliveryZone, eachCase } from "../../domain/delivery/delivery-fees.ts";
import { type SizeClass, sizeClasses } from "../../domain/delivery/size-class.ts";
import { typedCase } from "../../domain/desk/typed-case.ts";
import { priceRuleKinds, ruleBegins } from "../../domain/prices/price-rules.ts";
import { decide, deskBirr, deskDay, deskId, deskText } from "../../shared/desk/desk-fields.server.ts";
import { deskAction, deskLoader, deskWrites } from "../../shared/desk/desk.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import type { Route } from "./+types/prices";
import { RuleSection } from "./prices/rule-section.tsx";

const READ = 100;
const LISTED = 10;

export const loader = deskLoader(async ({ db, t }) => {
  const rows = { until: Number.MAX_SAFE_INTEGER, limit: READ };
  const changes = { object: null, author: null, action: "priceRuleSet", before: null } as const;
  const [rate, fees, history] = await Promise.all([
    listPriceRules(db, "rate", rows),
    listPriceRules(db, "fees", rows),
    listEvents(db, changes, LISTED),
  ]);
  return { heading: t("desk.prices"), rate, fees, history };
});

const row = { seen: deskId, validFrom: deskDay };

const deskCase = deskText((typed, refuse) => {
  const one = typedCase(typed);
  if (one === undefined) refuse(typed.trim() === "" ? "delivery.caseMissing" : "delivery.caseWrong");
  return one ?? null;
});

const caseFields = Object.fromEntries(
  sizeClasses.flatMap((size) => deliveryZones.map((zone) => [`${size}_${zone}`, deskCase])),
) as Record<`${SizeClass}_${DeliveryZone}`, typeof deskCase>;

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rate"), ...row, rate: deskBirr }),
  z.object({ intent: z.literal("fees"), ...row, ...caseFields, freeFrom: deskBirr }),
  z.object({ intent: z.literal("takeBack"), rule: z.enum(priceRuleKinds), row: deskId }),
]);

/** Only rows that are not valid yet can be removed. Amounts in birr, days in Addis Ababa. */
export const action = deskAction((tools) =>
  decide(tools, fields, async (asked) => {
    const { db, t, now } = tools;
    if (asked.intent === "takeBack") {
      const isDone = await takeBackPriceRule(db, asked.rule, asked.row, tools);
      return isDone ? { done: t("deskPrices.takenBack") } : "meanwhile";
    }
    const { intent: kind, seen, validFrom: day } = asked;
    const rule =
      kind === "rate"
        ? { values: { rate: asked.rate } }
        : {
            values: { freeFrom: asked.freeFrom },
            cases: eachCase((size, zone) => asked[`${size}_${zone}`]),
          };
    const validFrom = ruleBegins(day, now);
    if (typeof validFrom === "string") {
      return { faults: { validFrom: t(validFrom === "past" ? "deskPrices.past" : "deskPrices.farAhead") } };
    }
    const isSet = await setPriceRule(db, { kind, validFrom, ...rule }, { ...tools, seen });
    return isSet ? { done: t(validFrom === now ? "deskPrices.setNow" : "deskPrices.setFor") } : "meanwhile";
  }),
);

export const middleware = deskWrites(action);
export { headers, links, meta } from "../../shared/desk/desk-head.ts";

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage page={loaderData}>
      <RuleSection kind="rate" rules={loaderData.rate} />
      <RuleSection kind="fees" rules={loaderData.fees} />
    </DeskPage>
  );
}
