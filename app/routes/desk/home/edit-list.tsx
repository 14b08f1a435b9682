import { findSeenContent } from "../../../data/content/current-content.server.ts";
import { storedAddress } from "../../../data/pictures/picture-names.server.ts";
import { contentLimits } from "../../../domain/content/content-lists.ts";
import { formatEtb } from "../../../domain/money.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { formFieldsOf } from "../../../shared/content/entry-form-fields.ts";
import { entryOf, type Row, rowOf, rowsIn } from "../../../shared/content/typed-rows.ts";
import { deskAction, deskLoader } from "../../../shared/desk/desk.server.ts";
import { DecisionButton, DeskFields, DeskForm } from "../../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow } from "../../../shared/desk/desk-parts.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useProblem } from "../../../ui/root-data.ts";
import { changeRows } from "./change-rows.server.ts";
import { entriesOf, pictureLists } from "../../../shared/content/picture-lists.ts";
import type { Route } from "./+types/edit-list";

const listAt = (list: string) => pictureLists.find(({ path }) => path === list);

export const loader = deskLoader(async ({ db, t }, { params }: Route.LoaderArgs) => {
  const list = listAt(params.list);
  if (!list) return null;
  const { content, seen } = await findSeenContent(db);
  const fields = formFieldsOf(list.path);
  const rows = entriesOf(content, list).map((entry) => rowOf(entry, fields));
  return {
    heading: t(list.heading, { number: list.number ?? 0 }),
    ...{ list, fields, rows, most: contentLimits[list.path] },
    seen,
    shown: Object.fromEntries(rows.flatMap(({ image }) => (image ? [[image, storedAddress(image)]] : []))),
  };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) => {
  const list = listAt(params.list);
  return list ? changeRows(tools, list) : Promise.resolve(tools.notFound());
});

type Page = Route.ComponentProps["loaderData"];

export default function RowsPage({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const problem = useProblem();
  const rows = problem ? rowsIn(Object.entries(problem.values)) : page.rows;
  const isRefused = problem !== null && (problem.form !== null || Object.keys(problem.fields).length > 0);
  const isPreview = problem?.values.intent === "preview" && !isRefused;
  return (
    <>
      <p className="desk-text">
        {t("deskHome.rowsText", { count: page.most })} <a href="/desk/home/pictures">{t("deskHome.picturesWay")}</a>
      </p>
      {isPreview && <Preview page={page} rows={rows} />}
      {page.frame.mayWrite && <RowsForm page={page} rows={rows} seen={problem?.values.seen ?? String(page.seen)} />}
    </>
  );
}

function RowsForm({ page, rows, seen }: { page: Page; rows: readonly Row[]; seen: string }) {
  const t = useT();
  const button = (intent: string, text: TextKey, of?: string) => (
    <DecisionButton intent={intent} button={t(text)} of={of} isUnchecked />
  );
  return (
    <DeskForm>
      {/* Enter in a field presses this button. */}
      <button hidden formNoValidate name="intent" value="preview">
        {t("deskHome.preview")}
      </button>
      <input type="hidden" name="seen" value={seen} />
      {rows.map((row, at) => {
        const name = t("deskHome.row", { number: at + 1 });
        return (
          <fieldset key={at} className="desk-box panel desk-form form">
            <legend>{name}</legend>
            <RowPicture page={page} row={row} />
            <DeskFields fields={fieldsOf(page, row, at, t)} mark={{}} />
            <div className="desk-line">
              {at > 0 && button(`up-${at}`, "deskHome.rowUp", name)}
              {at + 1 < rows.length && button(`down-${at}`, "deskHome.rowDown", name)}
              {button(`remove-${at}`, "account.remove", name)}
            </div>
          </fieldset>
        );
      })}
      <div className="desk-line">
        {rows.length < page.most && button("add", "deskHome.rowAdd")}
        {button("preview", "deskHome.preview")}
        <DecisionButton intent="save" look="primary" button={t("deskHome.rowsSave")} />
      </div>
    </DeskForm>
  );
}

function fieldsOf({ fields }: Page, row: Row, at: number, t: ReturnType<typeof useT>) {
  const label = (key: string) => t(`deskHome.field_${key}` as TextKey);
  return fields.map(({ name, limit, isRequired, isPrice }) => ({
    name: `${at}.${name}`,
    label: label(name.replace(".", "_")),
    hint: limit === null || limit > 1_000 ? undefined : t("deskHome.rowLimit", { count: limit }),
    required: isRequired,
    ...(isPrice && { inputMode: "decimal" as const }),
    defaultValue: row[name] ?? "",
  }));
}

function RowPicture({ page: { list, shown }, row: { image = "" } }: { page: Page; row: Row }) {
  // A typed address gets its preview when it is saved.
  const url = image.startsWith("/") ? image : shown[image];
  if (!url) return null;
  return <Picture url={url} kind={list.kind} alt="" className="desk-home-picture" sizes="240px" />;
}

/** Both languages, as stored. */
function Preview({ page, rows }: { page: Page; rows: readonly Row[] }) {
  const t = useT();
  return (
    <section className="desk-box panel" aria-labelledby="preview">
      <h2 id="preview">{t("deskHome.preview")}</h2>
      <DeskList list={rows} none={t("deskHome.previewNone")}>
        {(row) => {
          const entry = entryOf(row, page.fields) as Record<string, unknown>;
          const text = (entry.headline ?? entry.title ?? {}) as Row;
          const href = (entry.link ?? entry.url) as string | undefined;
          return (
            <DeskRow
              picture={<RowPicture page={page} row={row} />}
              name={text.en ?? row.category}
              lines={[
                text.am && (
                  <span key="am" lang="am">
                    {text.am}
                  </span>
                ),
                typeof entry.price === "number" && formatEtb(Math.round(entry.price * 100)),
                href ? (
                  <a key="link" href={href}>
                    {href}
                  </a>
                ) : (
                  row.query
                ),
              ]}
            />
          );
        }}
      </DeskList>
    </section>
  );
}
