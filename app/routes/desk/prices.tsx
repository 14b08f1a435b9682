import { z } from "zod";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { listPriceRules, setPriceRule, takeBackPriceRule } from "../../data/prices/price-rules.server.ts";
import { priceRuleKinds, type PriceRuleValue, ruleBegins } from "../../domain/prices/price-rules.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { deskBirr, deskDay, deskFee, deskId, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import type { Route } from "./+types/prices";
import { ruleView } from "./prices/prices-view.server.ts";
import { RuleSection } from "./prices/rule-section.tsx";

const READ = 100;
const LISTED = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const rows = { until: Number.MAX_SAFE_INTEGER, limit: READ };
  const changes = { object: null, author: null, action: "priceRuleSet", before: null } as const;
  const [rates, fees, events] = await needed(
    context,
    Promise.all([listPriceRules(db, "rate", rows), listPriceRules(db, "fees", rows), listEvents(db, changes, LISTED)]),
  );
  return {
    ...deskFrame(context, "/desk/prices", "desk.prices"),
    rate: ruleView(context, "rate", rates),
    fees: ruleView(context, "fees", fees),
    events: eventViews(context, events),
  };
}

const row = { seen: deskId, validFrom: deskDay };

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rate"), ...row, rate: deskBirr }),
  z.object({
    intent: z.literal("fees"),
    ...row,
    ...{ near: deskFee, within: deskFee, far: deskFee, remote: deskFee, freeFrom: deskBirr },
  }),
  z.object({ intent: z.literal("takeBack"), rule: z.enum(priceRuleKinds), row: deskId }),
]);

/** Only rows that are not valid yet can be removed. Amounts in birr, days in Addis Ababa. */
export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, submission, where, t, now } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const asked = read.value;
  const values = withoutSecrets(submission.fields);
  const meanwhile = () => replyProblem(where, { fields: {}, values, form: t("desk.meanwhile") }, 409);
  if (asked.intent === "takeBack") {
    const isDone = await takeBackPriceRule(db, asked.rule, asked.row, tools);
    return isDone ? replyDone(where, { kind: "done", text: t("deskPrices.takenBack") }) : meanwhile();
  }
  const { intent: kind, seen, validFrom: day, ...amounts } = asked;
  const validFrom = ruleBegins(day, now);
  if (typeof validFrom === "string") {
    const said = t(validFrom === "past" ? "deskPrices.past" : "deskPrices.farAhead");
    return replyProblem(where, { fields: { validFrom: said }, values, form: null });
  }
  const rule = { kind, validFrom, values: amounts as Partial<Record<PriceRuleValue, number>> };
  if (!(await setPriceRule(db, rule, { ...tools, seen }))) return meanwhile();
  return replyDone(where, { kind: "done", text: t(validFrom === now ? "deskPrices.setNow" : "deskPrices.setFor") });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function PricesPage({ loaderData: { frame, rate, fees, events } }: Route.ComponentProps) {
  const t = useT();
  const { mayWrite } = frame;
  return (
    <DeskPage frame={frame} heading={t("desk.prices")}>
      <RuleSection heading={t("deskPrices.rate")} text={t("deskPrices.rateText")} rule={rate} mayWrite={mayWrite} />
      <RuleSection heading={t("deskPrices.fees")} text={t("deskPrices.feesText")} rule={fees} mayWrite={mayWrite} />
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}
