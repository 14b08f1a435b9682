import type { RouterContextProvider } from "react-router";
import type { StoredRule } from "../../../data/prices/price-rules.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { plainBirr } from "../../../domain/desk/typed-birr.ts";
import { formatEtb } from "../../../domain/money.ts";
import { type PriceRuleKind, priceRuleValues } from "../../../domain/prices/price-rules.ts";
import { translator } from "../../../request/locale.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";

const SHOWN = 8;

export function ruleView(context: Readonly<RouterContextProvider>, kind: PriceRuleKind, rules: readonly StoredRule[]) {
  const { locale, now } = context.get(viewerContext);
  const t = context.get(translator);
  const names = priceRuleValues[kind];
  const at = rules.findIndex(({ validFrom }) => validFrom <= now);
  const current = rules[at]!;
  return {
    kind,
    /** Prevents a change on top of rows that the editor has not seen. */
    seen: Math.max(...rules.map(({ id }) => id)),
    fields: names.map((name) => ({
      name,
      label: t(`deskPrices.field_${name}`),
      value: plainBirr(current.values[name]!),
    })),
    columns: names.map((name) => t(`deskPrices.column_${name}`)),
    rows: rules.slice(0, at + SHOWN).map(({ id, validFrom, values }) => ({
      id,
      from: validFrom === 0 ? null : momentView(validFrom, locale, now),
      state: validFrom > now ? ("next" as const) : id === current.id ? ("now" as const) : ("past" as const),
      values: names.map((name) => formatEtb(values[name]!)),
    })),
  };
}

export type RuleView = ReturnType<typeof ruleView>;
