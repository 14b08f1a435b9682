import {
  type ContentVersion,
  findContentVersion,
  listContentVersions,
} from "../../data/content/content-load.server.ts";
import { findCurrentContent } from "../../data/content/current-content.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, Tag, Moment } from "../../shared/desk/desk-parts.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { pictureLists } from "../../shared/content/picture-lists.ts";
import { loadHome } from "./home/load-home.server.ts";
import type { Route } from "./+types/home";

export const loader = deskLoader(async ({ db, asked, askedId }) => {
  const number = askedId("edit");
  const [versions, shown, version] = await Promise.all([
    listContentVersions(db),
    asked("edit") === "now" ? findCurrentContent(db) : null,
    number === null ? null : findContentVersion(db, number),
  ]);
  if (number !== null && version === null) return null;
  const content = shown ?? version?.content;
  const text = content === undefined ? "" : JSON.stringify(content, null, 2);
  return { text, seen: versions[0]?.number ?? 0, versions };
});

export const action = deskAction(loadHome);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { versions, text, seen } = loaderData;
  return (
    <>
      <p className="desk-text">{t("deskHome.text")}</p>
      <ul className="desk-box panel">
        {pictureLists.map(({ path, heading, number = 0 }) => (
          <li key={path}>
            <a href={`/desk/home/${path}`}>{t(heading, { number })}</a>
          </li>
        ))}
        <li>
          <a href="/desk/home/pictures">{t("deskHome.picturesWay")}</a>
        </li>
      </ul>
      <LoadForm text={text} seen={seen} />
      <h2>{t("deskHome.versions")}</h2>
      <DeskList list={versions} none={t("deskHome.none")}>
        {(version) => <VersionRow version={version} seen={seen} />}
      </DeskList>
    </>
  );
}

function LoadForm({ text, seen }: { text: string; seen: number }) {
  const t = useT();
  const problem = useProblem();
  const report = problem?.fields.text ? problem.values.report : undefined;
  return (
    <details open={text !== "" || problem?.values.text !== undefined}>
      <summary>{t("deskHome.fileWay")}</summary>
      <p className="desk-text">
        {t("deskHome.fileText")} <a href="/desk/home?edit=now">{t("deskHome.editNow")}</a>
      </p>
      {report && (
        // Paths and reasons from the file's report, in English.
        <ul className="desk-box panel" role="list" lang="en">
          {report.split("\n").map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <DeskDecision
        {...{ intent: "load", seen, button: t("deskHome.load"), look: "primary" }}
        fields={[
          {
            ...{ name: "text", label: t("deskHome.file"), hint: t("deskHome.fileHint") },
            ...{ rows: 14, spellCheck: false, defaultValue: text },
          },
          { name: "file", label: t("deskHome.name"), hint: t("deskHome.nameHint"), required: false },
        ]}
      />
    </details>
  );
}

function VersionRow({ version, seen }: { version: ContentVersion; seen: number }) {
  const t = useT();
  const { number, loadedAt, by, file, restores, sections } = version;
  const rollback = { intent: "rollback", mark: { version: number }, seen, of: number };
  return (
    <DeskRow
      name={
        <>
          {t("deskHome.version", { number })} {number === seen && <Tag>{t("deskHome.now")}</Tag>}
        </>
      }
      lines={[
        <>
          {restores === null ? file || t("deskHome.before") : t("deskHome.again", { number: restores })}
          {by && " · "}
          <OwnWords text={by} />
        </>,
        <span key="sections" lang="en">
          {sections.join(", ")}
        </span>,
      ]}
      sideLine={<Moment at={loadedAt} />}
      buttons={
        <>
          <a className="button button-outline" href={`/desk/home?edit=${number}`}>
            {t("deskHome.edit")}
            <span className="visually-hidden"> {number}</span>
          </a>
          {number !== seen && <DeskDecision {...rollback} button={t("deskHome.rollback")} />}
        </>
      }
    />
  );
}
