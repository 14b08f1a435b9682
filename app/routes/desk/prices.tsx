import { z } from "zod";
import { listEvents } from "../../data/events/operator-events.server.ts";
import {
  listPriceRules,
  setPriceRule,
  takeBackPriceRule,
  type StoredRule,
} from "../../data/prices/price-rules.server.ts";
import { deliveryZones, type DeliveryZone, eachCase, caseText } from "../../domain/delivery/delivery-fees.ts";
import { type SizeClass, sizeClasses } from "../../domain/delivery/size-class.ts";
import { typedCase } from "../../domain/desk/typed-case.ts";
import { amountNames, priceRuleKinds, ruleBegins, type PriceRuleKind } from "../../domain/prices/price-rules.ts";
import { byIntent, deskDecision, deskBirr, deskDay, deskId, deskText } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import type { Route } from "./+types/prices";
import { plainBirr } from "../../domain/desk/typed-birr.ts";
import { formatEtb } from "../../domain/money.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskDecision, type DeskField } from "../../shared/desk/desk-decision.tsx";
import { Tag, Moment, useDesk } from "../../shared/desk/desk-parts.tsx";

const READ = 100;
const LISTED = 10;

export const loader = deskLoader(async ({ db }) => {
  const rows = { until: Number.MAX_SAFE_INTEGER, limit: READ };
  const [rate, fees, history] = await Promise.all([
    listPriceRules(db, "rate", rows),
    listPriceRules(db, "fees", rows),
    listEvents(db, { action: "priceRuleSet" }, LISTED),
  ]);
  return { rate, fees, history };
});

const row = { seen: deskId, validFrom: deskDay };

const deskCase = deskText((typed, refuse) => {
  const one = typedCase(typed);
  if (one === undefined) refuse(typed.trim() === "" ? "deskPrices.caseMissing" : "deskPrices.caseWrong");
  return one ?? null;
});

const caseFields = Object.fromEntries(
  sizeClasses.flatMap((size) => deliveryZones.map((zone) => [`${size}_${zone}`, deskCase])),
) as Record<`${SizeClass}_${DeliveryZone}`, typeof deskCase>;

const fields = byIntent({
  rate: { ...row, rate: deskBirr },
  fees: { ...row, ...caseFields, freeFrom: deskBirr },
  takeBack: { rule: z.enum(priceRuleKinds), row: deskId },
});

/** Only rows that are not valid yet can be removed. Amounts in birr, days in Addis Ababa. */
export const action = deskDecision(fields, async (asked, tools) => {
  const { db, t, now } = tools;
  if (asked.intent === "takeBack") {
    const isDone = await takeBackPriceRule(db, asked.rule, asked.row, tools);
    return isDone ? { done: t("deskPrices.takenBack") } : "meanwhile";
  }
  const { intent: kind, seen, validFrom: day } = asked;
  const rule =
    kind === "rate"
      ? { amount: asked.rate }
      : { amount: asked.freeFrom, cases: eachCase((size, zone) => asked[`${size}_${zone}`]) };
  const validFrom = ruleBegins(day, now);
  if (typeof validFrom === "string") {
    return { faults: { validFrom: t(validFrom === "past" ? "deskPrices.past" : "deskPrices.farAhead") } };
  }
  const isSet = await setPriceRule(db, { kind, validFrom, ...rule }, { ...tools, seen });
  return isSet ? { done: t(validFrom === now ? "deskPrices.setNow" : "deskPrices.setFor") } : "meanwhile";
});

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RuleSection kind="rate" rules={loaderData.rate} />
      <RuleSection kind="fees" rules={loaderData.fees} />
    </>
  );
}

const SHOWN = 8;

function RuleSection({ kind, rules }: { kind: PriceRuleKind; rules: readonly StoredRule[] }) {
  const t = useT();
  const { now } = useDesk().viewer;
  const at = rules.findIndex(({ validFrom }) => validFrom <= now);
  const current = rules[at]!;
  const name = amountNames[kind];
  const amount: DeskField = { name, label: t(`deskPrices.field_${name}`), inputMode: "decimal" };
  const cases = sizeClasses.flatMap((size) =>
    deliveryZones.map((zone): DeskField => ({
      ...{
        name: `${size}_${zone}`,
        label: t("deskPrices.case", { size: t(`delivery.${size}`), way: t(`deskPrices.column_${zone}`) }),
      },
      ...(current.cases && { defaultValue: caseText(current.cases[size][zone]) }),
    })),
  );
  const day = { name: "validFrom", label: t("deskEvents.fact_validFrom"), hint: t("deskPrices.validFromHint") };
  return (
    <section>
      <h2>{t(`deskPrices.${kind}`)}</h2>
      <p className="desk-text">{t(`deskPrices.${kind}Text`)}</p>
      {current.cases && <p className="desk-text">{t("deskPrices.caseHint")}</p>}
      <RuleTable kind={kind} rules={rules.slice(0, at + SHOWN)} current={current.id} />
      <DeskDecision
        {...{ intent: kind, button: t("deskPrices.set"), look: "primary", isLine: true }}
        // Refuses a change if there are rows that the editor has not seen.
        seen={Math.max(...rules.map(({ id }) => id))}
        fields={[
          ...(current.cases ? cases : []),
          { ...amount, defaultValue: plainBirr(current.amount) },
          { ...day, type: "date", required: false },
        ]}
      />
    </section>
  );
}

function RuleTable({ kind, rules, current }: { kind: PriceRuleKind; rules: readonly StoredRule[]; current: number }) {
  const t = useT();
  const { viewer, mayWrite } = useDesk();
  const hasCases = rules.some(({ cases }) => cases);
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="desk-table" role="region" aria-label={t(`deskPrices.${kind}`)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("deskEvents.fact_validFrom")}</th>
            {hasCases &&
              sizeClasses.map((size) => (
                <th key={size} scope="col" className="is-number">
                  {t(`delivery.${size}`)}
                </th>
              ))}
            <th scope="col" className="is-number">
              {t(`deskPrices.column_${amountNames[kind]}`)}
            </th>
            {mayWrite && (
              <th scope="col">
                <span className="visually-hidden">{t("deskPrices.takeBack")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, validFrom, amount, cases }) => {
            const isNext = validFrom > viewer.now;
            const takeBack = { intent: "takeBack", mark: { rule: kind, row: id } };
            return (
              <tr key={id}>
                <th scope="row">
                  {validFrom === 0 ? t("deskPrices.always") : <Moment at={validFrom} />}{" "}
                  {isNext ? (
                    <Tag is="waiting">{t("deskPrices.next")}</Tag>
                  ) : (
                    id === current && <Tag>{t("deskPrices.now")}</Tag>
                  )}
                </th>
                {cases &&
                  sizeClasses.map((size) => (
                    <td key={size} className="is-number">
                      {deliveryZones.map((zone) => (
                        <div key={zone}>{caseText(cases[size][zone])}</div>
                      ))}
                    </td>
                  ))}
                <td className="is-number">{formatEtb(amount)}</td>
                {mayWrite && (
                  <td>{isNext && <DeskDecision {...takeBack} button={t("deskPrices.takeBack")} look="danger" />}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
