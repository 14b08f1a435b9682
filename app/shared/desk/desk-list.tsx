import { Fragment, type ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFields, type DeskField } from "./desk-decision.tsx";
import type { DeskRows } from "./desk-rows.ts";
import { useDesk } from "./use-desk.ts";

interface DeskListProps<Row> {
  list: DeskRows<Row> | readonly Row[];
  none: ReactNode;
  children: (row: Row, index: number) => ReactNode;
}

export function DeskList<Row>({ list, none, children }: DeskListProps<Row>) {
  const { rows, newest, older } = "rows" in list ? list : { rows: list, newest: null, older: null };
  return (
    <>
      {rows.length === 0 && none && <p className="desk-text">{none}</p>}
      {rows.length > 0 && (
        <ul className="desk-rows lines" role="list">
          {rows.map(children)}
        </ul>
      )}
      <DeskPages newest={newest} older={older} />
    </>
  );
}

export function DeskPages({ newest, older }: Pick<DeskRows<unknown>, "newest" | "older">) {
  const t = useT();
  if (!newest && !older) return null;
  return (
    <nav className="desk-pages no-paper spread" aria-label={t("everywhere.pages")}>
      {newest && (
        <a className="button button-outline" href={newest}>
          {t("desk.newest")}
        </a>
      )}
      {older && (
        <a className="button button-outline" rel="next" href={older}>
          {t("desk.older")}
        </a>
      )}
    </nav>
  );
}

interface DeskRowProps {
  name?: ReactNode;
  /** Small lines below the name. */
  lines?: ReactNode[];
  side?: ReactNode;
  /** A small line below `side`. */
  sideLine?: ReactNode;
  /** Forms, each on its own line; only for staff who may write. */
  ways?: ReactNode;
  /** Buttons beside each other. */
  buttons?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

export function DeskRow({ name, lines = [], side, sideLine, ways, buttons, picture, children }: DeskRowProps) {
  const { mayWrite } = useDesk();
  return (
    <li className="desk-row spread">
      {picture}
      <div className="desk-row-main">
        {name && <p className="strong">{name}</p>}
        {children}
        {lines.filter(Boolean).map((line, index) => (
          <p key={index} className="muted">
            {line}
          </p>
        ))}
      </div>
      {(side || sideLine) && (
        <p className="desk-row-side">
          {side}
          {side && sideLine && <br />}
          {sideLine && <span className="muted">{sideLine}</span>}
        </p>
      )}
      {mayWrite && ways && <div className="desk-row-ways">{ways}</div>}
      {mayWrite && buttons && <div className="desk-row-ways desk-line">{buttons}</div>}
    </li>
  );
}

export function Tag({ is, children }: { is?: "late" | "waiting" | undefined; children: ReactNode }) {
  return <span className={is ? `tag tag-${is}` : "tag"}>{children}</span>;
}

/** Values by their names; nothing for those without a value. */
export function DeskFacts({ facts }: { facts: Record<string, ReactNode> }) {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== "" && value !== false);
  return (
    <dl className="desk-facts">
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="soft">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface DeskFilterProps {
  action: string;
  fields: DeskField[];
  button?: string;
  children?: ReactNode;
}

export function DeskFilter({ action, fields, button, children }: DeskFilterProps) {
  const t = useT();
  return (
    <form className="desk-line" action={action}>
      <DeskFields fields={fields} mark={{ filter: "" }} />
      <button className="button button-outline">{button ?? t("desk.filter")}</button>
      {children}
    </form>
  );
}

export function optionsOf<Value extends string>(
  values: readonly Value[],
  text: (value: Value) => string,
  all?: string,
) {
  const rest = values.map((value) => ({ value: value as string, text: text(value) }));
  return all === undefined ? rest : [{ value: "", text: all }, ...rest];
}
