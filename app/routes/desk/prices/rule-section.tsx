import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { DeskTable } from "../../../shared/desk/desk-table.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { DateText } from "../../../ui/date-text.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import type { RuleView } from "./prices-view.server.ts";

interface RuleSectionProps {
  heading: string;
  text: string;
  rule: RuleView;
  mayWrite: boolean;
}

export function RuleSection({ heading, text, rule, mayWrite }: RuleSectionProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <p className="desk-text">{text}</p>
      <RuleTable rule={rule} mayWrite={mayWrite} heading={heading} />
      {mayWrite && <RuleForm rule={rule} />}
    </section>
  );
}

function RuleTable({ rule, mayWrite, heading }: Omit<RuleSectionProps, "text">) {
  const t = useT();
  return (
    <DeskTable label={heading}>
      <thead>
        <tr>
          <th scope="col">{t("deskPrices.from")}</th>
          {rule.columns.map((column) => (
            <th key={column} scope="col" className="is-number">
              {column}
            </th>
          ))}
          {mayWrite && (
            <th scope="col">
              <span className="visually-hidden">{t("deskPrices.takeBack")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rule.rows.map(({ id, from, state, values }) => (
          <tr key={id}>
            <th scope="row">
              {from ? <DateText date={from} /> : t("deskPrices.always")}{" "}
              {state !== "past" && (
                <span className={state === "now" ? "desk-tag" : "desk-tag desk-tag-waiting"}>
                  {t(`deskPrices.${state}`)}
                </span>
              )}
            </th>
            {values.map((value, index) => (
              <td key={index} className="is-number">
                {value}
              </td>
            ))}
            {mayWrite && <td>{state === "next" && <TakeBack kind={rule.kind} id={id} />}</td>}
          </tr>
        ))}
      </tbody>
    </DeskTable>
  );
}

function TakeBack({ kind, id }: { kind: RuleView["kind"]; id: number }) {
  const t = useT();
  return (
    <DeskForm action="/desk/prices" className="desk-line-form">
      <input type="hidden" name="rule" value={kind} />
      <input type="hidden" name="row" value={id} />
      <button className="button button-outline desk-danger" name="intent" value="takeBack">
        {t("deskPrices.takeBack")}
      </button>
    </DeskForm>
  );
}

function RuleForm({ rule: { kind, seen, fields } }: { rule: RuleView }) {
  const t = useT();
  const problem = useProblem();
  const mark = { intent: kind };
  return (
    <DeskForm action="/desk/prices" className="desk-line">
      <input type="hidden" name="seen" value={seen} />
      {fields.map(({ name, label, value }) => {
        const field = rowField(problem, mark, name);
        return (
          <TextField
            key={name}
            {...field}
            defaultValue={field.defaultValue ?? value}
            label={label}
            autoComplete="off"
            inputMode="decimal"
            required
          />
        );
      })}
      <TextField
        {...rowField(problem, mark, "validFrom")}
        type="date"
        label={t("deskPrices.validFrom")}
        hint={t("deskPrices.validFromHint")}
        autoComplete="off"
      />
      <button className="button button-primary" name="intent" value={kind}>
        {t("deskPrices.set")}
      </button>
    </DeskForm>
  );
}
