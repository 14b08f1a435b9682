import { createContext, Fragment, type ReactNode, useContext } from "react";
import { momentView } from "../../domain/date-view.ts";
import { displayName } from "../../domain/display-name.ts";
import type { ShownState } from "../../domain/orders/order-states.ts";
import { type Translated, translationsOf } from "../../domain/translated.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText, DateText } from "../../ui/date-text.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { DeskFrame, DeskRows } from "./desk.server.ts";

export const FrameContext = createContext<DeskFrame | null>(null);

export const useDesk = (): DeskFrame => useContext(FrameContext)!;

interface DeskListProps<Row> {
  list: DeskRows<Row> | readonly Row[];
  none?: ReactNode;
  children: (row: Row, index: number) => ReactNode;
}

export function DeskList<Row>({ list, none, children }: DeskListProps<Row>) {
  const { rows, newest, older } = "rows" in list ? list : { rows: list, newest: null, older: null };
  return (
    <>
      {rows.length === 0 && none && <p className="desk-text">{none}</p>}
      {rows.length > 0 && (
        <ul className="desk-rows lines" role="list">
          {rows.map((row, index) => (
            <Fragment key={index}>{children(row, index)}</Fragment>
          ))}
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
  forms?: ReactNode;
  /** Buttons beside each other. */
  buttons?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

export function DeskRow({ name, lines = [], side, sideLine, forms, buttons, picture, children }: DeskRowProps) {
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
      {mayWrite && forms && <div className="desk-row-ways">{forms}</div>}
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

export function Moment({ at }: { at: number }) {
  const { locale, now } = useDesk().viewer;
  return <DateText date={momentView(at, locale, now)} />;
}

interface MomentTextProps {
  text: TextKey;
  /** Moments by their names in the sentence. */
  at: Record<string, number>;
  values?: Record<string, string | number>;
}

export function MomentText({ text, at, ...values }: MomentTextProps) {
  const { locale, now } = useDesk().viewer;
  const dates = Object.entries(at).map(([name, time]) => [name, momentView(time, locale, now)] as const);
  return <DatedText text={text} dates={Object.fromEntries(dates)} {...values} />;
}

interface NamedProps<Field extends string> {
  of: Translated<NoInfer<Field>, string | null>;
  /** Left out: name. */
  field?: Field;
  href?: string | undefined;
}

export function Named<Field extends string = "name">({ of, field, href }: NamedProps<Field>) {
  const { name, lang } = displayName(translationsOf(of, field ?? ("name" as Field)), useDesk().viewer.locale);
  return href ? (
    <a href={href} lang={lang}>
      {name}
    </a>
  ) : (
    <span lang={lang}>{name}</span>
  );
}

const waiting = new Set<ShownState>(["awaitingPayment", "awaitingCode", "placed", "returnAsked"]);

export function StateTag({ state, isLate = false }: { state: ShownState; isLate?: boolean }) {
  return <Tag is={isLate ? "late" : waiting.has(state) ? "waiting" : undefined}>{useT()(`orders.${state}`)}</Tag>;
}

export function Refusal({ reason }: { reason: string }) {
  return (
    <>
      <Tag is="late">{useT()("deskOrders.refused")}</Tag> <OwnWords text={reason} />
    </>
  );
}
