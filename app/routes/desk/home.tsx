import { findContentVersion, listContentVersions } from "../../data/content/content-versions.server.ts";
import { findShownContent } from "../../data/content/shown-content.server.ts";
import { momentView } from "../../domain/date-view.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { AreaField } from "../../shared/desk/area-field.tsx";
import { desk, deskAction, deskFrame, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { loadHome } from "./home/load-home.server.ts";
import type { Route } from "./+types/home";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { locale, now } = context.get(viewerContext);
  const asked = url.searchParams.get("edit") ?? "";
  const edit = asked === "now" ? 0 : /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const [versions, edited] = await needed(
    context,
    Promise.all([
      listContentVersions(db),
      edit === null ? null : edit === 0 ? findShownContent(db) : findContentVersion(db, edit),
    ]),
  );
  if (edit !== null && edited === null) throw unknownPage(context);
  const content = edit ? (edited as { content: unknown }).content : edited;
  return {
    ...deskFrame(context, "/desk/home", "desk.home"),
    text: content === null ? "" : JSON.stringify(content, null, 2),
    seen: String(versions[0]?.number ?? 0),
    versions: versions.map(({ number, loadedAt, by, file, sections, restores }, index) => ({
      number,
      loaded: momentView(loadedAt, locale, now),
      ...{ by, file, restores },
      sections: sections.join(", "),
      isNewest: index === 0,
    })),
  };
}

export const action = deskAction((tools, _args: Route.ActionArgs) => loadHome(tools));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function HomePage({ loaderData: { frame, versions, text, seen } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage frame={frame} heading={t("desk.home")}>
      <p className="desk-text">
        {t("deskHome.text")} <a href="/desk/home?edit=now">{t("deskHome.editNow")}</a>
      </p>
      <p className="desk-text">
        <a href="/desk/home/pictures">{t("deskHome.picturesWay")}</a>
      </p>
      {frame.mayWrite && <LoadForm text={text} seen={seen} />}
      <h2>{t("deskHome.versions")}</h2>
      {versions.length === 0 && <p className="desk-text">{t("deskHome.none")}</p>}
      <ul className="desk-rows" role="list">
        {versions.map((version) => (
          <VersionRow key={version.number} version={version} seen={seen} mayWrite={frame.mayWrite} />
        ))}
      </ul>
    </DeskPage>
  );
}

function LoadForm({ text, seen }: { text: string; seen: string }) {
  const t = useT();
  const problem = useProblem();
  const values = problem?.values;
  return (
    <DeskForm action="/desk/home">
      <input type="hidden" name="seen" value={seen} />
      {problem?.fields.text && values?.report && (
        // The paths and reasons are those of the file, in every language.
        <ul className="desk-box" role="list" lang="en">
          {values.report.split("\n").map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <AreaField
        name="text"
        label={t("deskHome.file")}
        hint={t("deskHome.fileHint")}
        rows={14}
        spellCheck={false}
        required
        defaultValue={values?.text ?? text}
        error={problem?.fields.text}
      />
      <TextField
        name="file"
        label={t("deskHome.name")}
        hint={t("deskHome.nameHint")}
        autoComplete="off"
        defaultValue={values?.file}
      />
      <button className="button button-primary" name="intent" value="load">
        {t("deskHome.load")}
      </button>
    </DeskForm>
  );
}

interface VersionRowProps {
  version: Route.ComponentProps["loaderData"]["versions"][number];
  seen: string;
  mayWrite: boolean;
}

function VersionRow({ version, seen, mayWrite }: VersionRowProps) {
  const t = useT();
  const { number, loaded, by, file, restores, sections, isNewest } = version;
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          {t("deskHome.version", { number })} {isNewest && <span className="desk-tag">{t("deskHome.now")}</span>}
        </p>
        <p className="desk-row-more">
          {restores === null ? file || t("deskHome.before") : t("deskHome.again", { number: restores })}
          {by && (
            <>
              {" · "}
              <OwnWords text={by} />
            </>
          )}
        </p>
        <p className="desk-row-more" lang="en">
          {sections}
        </p>
      </div>
      <p className="desk-row-side desk-row-more">
        <DateText date={loaded} />
      </p>
      <div className="desk-row-ways desk-line">
        <a className="button button-outline" href={`/desk/home?edit=${number}`}>
          {t("deskHome.edit")}
          <span className="visually-hidden"> {number}</span>
        </a>
        {mayWrite && !isNewest && (
          <DeskForm action="/desk/home" className="desk-line-form">
            <input type="hidden" name="version" value={number} />
            <input type="hidden" name="seen" value={seen} />
            <button className="button button-outline" name="intent" value="rollback">
              {t("deskHome.rollback")}
              <span className="visually-hidden"> {number}</span>
            </button>
          </DeskForm>
        )}
      </div>
    </li>
  );
}
