import { type DeskImport, listDeskImports, listRejects } from "../../../data/import/desk-imports.server.ts";
import { findParentNames, listCategoryPaths } from "../../../data/import/correct-product.server.ts";
import { findCategoryMapping, listUnknownPaths } from "../../../data/import/category-mapping.server.ts";
import { findVendorNames } from "../../../data/vendors/vendors.server.ts";
import { momentView } from "../../../domain/date-view.ts";
import { displayName } from "../../../domain/display-name.ts";
import type { FeedFault } from "../../../domain/feed/feed-problem.ts";
import { type ParentNames, parentText } from "../../../domain/feed/category-path.ts";
import { deskFileLimit, requestMegabytes } from "../../../domain/feed/limits.ts";
import { formatEtb } from "../../../domain/money.ts";
import { formText, problemText } from "../../../i18n/fault-texts.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision } from "../../../shared/desk/desk-decision.tsx";
import { DeskFacts, DeskList, DeskRow, Tag, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { deskAction, deskLoader, typedId } from "../../../shared/desk/desk.server.ts";
import type { ImportPlan, SampleGoods } from "../../../shared/import/preview.server.ts";
import { rejectTexts } from "../../../shared/import/reject-line.ts";
import { DateText } from "../../../ui/date-text.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";
import { StockText } from "../products/product-forms.tsx";
import { changeImport } from "./import-action.server.ts";
import { CategoryMapping } from "./category-mapping.tsx";
import type { Route } from "./+types/import";

const LISTED = 10;
const LISTED_PROBLEMS = 20;
const LISTED_PATHS = 100;
const UNTAXED = /tax.excl/i;

export const loader = deskLoader(async ({ db, t, locale, history }, { params }: Route.LoaderArgs) => {
  const vendorId = typedId(params.vendorId) ?? 0;
  const [vendor, runs, changes] = await Promise.all([
    findVendorNames(db, vendorId),
    listDeskImports(db, vendorId, LISTED),
    history({ kind: "vendor", id: String(vendorId) }, LISTED),
  ]);
  const [newest] = runs;
  const [parents, rejects, unknown, known] = await Promise.all([
    findParentNames(db),
    newest ? listRejects(db, newest.id, vendorId, LISTED_PROBLEMS) : [],
    newest ? listUnknownPaths(db, newest.id, LISTED_PATHS) : [],
    findCategoryMapping(db, vendorId),
  ]);
  const isPlaced = unknown.length + known.size > 0;
  const paths = { unknown, known: [...known], places: isPlaced ? await listCategoryPaths(db) : [], parents };
  const problems = rejects.map((reject) => rejectTexts(reject, locale));
  if (!vendor) return null;
  const back = { href: `/desk/vendors/${vendorId}`, text: displayName(vendor, locale).name };
  return {
    ...{ heading: t("deskImport.title"), back, runs, problems, paths },
    history: changes,
  };
});

export const action = deskAction((tools, { params }: Route.ActionArgs) =>
  changeImport(tools, typedId(params.vendorId) ?? 0),
);

export default function VendorImportPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { runs, problems } = loaderData;
  const [newest] = runs;
  return (
    <>
      <p className="desk-text">{t("deskImport.text")}</p>
      <UploadForm />
      {newest?.stage === "previewed" && <Preview run={newest} parents={loaderData.paths.parents} />}
      {problems.length > 0 && (
        <>
          <h2>{t("deskImport.report")}</h2>
          <DeskList list={problems} none={null}>
            {({ line, id, title, column, value, wrong, todo }, index) => (
              <DeskRow
                key={index}
                name={`${t("deskImport.line", { line })}: ${title || id}`}
                lines={[[column, value && `«${value}»`, wrong].filter(Boolean).join(" "), todo]}
              />
            )}
          </DeskList>
        </>
      )}
      <CategoryMapping {...loaderData.paths} />
      <h2>{t("deskImport.runs")}</h2>
      <DeskList list={runs} none={t("deskImport.none")}>
        {(run) => <Run key={run.id} run={run} />}
      </DeskList>
    </>
  );
}

function UploadForm() {
  const t = useT();
  const birr = { name: "birr", label: t("deskImport.birr"), box: "1" };
  return (
    <DeskDecision
      {...{ mark: { intent: "upload" }, button: t("deskImport.send"), fields: [birr] }}
      look="primary"
      hasFiles
    >
      <PicturesField
        name="file"
        label={t("deskImport.file")}
        hint={t("deskImport.fileHint", { megabytes: deskFileLimit / 1e6, requestMegabytes })}
        accept=".csv,.tsv,.txt,.xml,.xlsx"
        single
        required
      />
    </DeskDecision>
  );
}

function Preview({ run, parents }: { run: DeskImport; parents: ParentNames }) {
  const t = useT();
  const { viewer } = useDesk();
  const plan = JSON.parse(run.plan) as ImportPlan;
  const { form, program, read, options, unread, samples, style, isBirr } = plan;
  const names = new Set<string>(read.map(({ column }) => column));
  const assumed = [
    ...(style.hasDecimalComma && !style.hasDecimalPoint ? [t("deskImport.assumedComma")] : []),
    ...(isBirr ? [t("deskImport.assumedBirr")] : []),
    ...(names.has("id") || names.has("item_group_id") ? [] : [t("deskImport.assumedId")]),
    ...(read.some(({ column, name }) => column === "price" && UNTAXED.test(name))
      ? [t("deskImport.assumedUntaxed")]
      : []),
    ...(names.has("quantity") || names.has("availability") ? [] : [t("deskImport.assumedStock")]),
  ];
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{t("deskImport.preview", { file: run.file })}</h2>
      <DeskFacts
        facts={{
          [t("deskImport.form")]: [formText(form, viewer.locale), program].filter(Boolean).join(", "),
          [t("deskImport.columns")]: (
            <span lang="en">
              {read.map(({ column, name }) => (column === name ? column : `${name} → ${column}`)).join(", ")}
            </span>
          ),
          [t("deskImport.options")]: options.join(", "),
          [t("deskImport.unread")]: unread.length > 0 && <span lang="en">{unread.join(", ")}</span>,
          [t("deskImport.assumed")]: assumed.join(" "),
        }}
      />
      <h3>{t("deskImport.samples")}</h3>
      <DeskList list={samples} none={t("deskImport.noSamples")}>
        {(sample) => <Sample key={sample.line} sample={sample} parents={parents} />}
      </DeskList>
      <DeskDecision {...{ intent: "start", mark: { run: run.id }, button: t("deskImport.start"), look: "primary" }} />
    </section>
  );
}

function Sample({ sample, parents }: { sample: SampleGoods; parents: ParentNames }) {
  const t = useT();
  const { locale } = useDesk().viewer;
  const { line, feedId, name, sellingPrice, lower, stockAmount, place, pictures, options } = sample;
  return (
    <DeskRow
      name={name}
      lines={[
        `${t("deskImport.line", { line })} · ${feedId}`,
        <span key="price">
          {lower === null ? formatEtb(sellingPrice) : `${formatEtb(lower)} (${formatEtb(sellingPrice)})`} ·{" "}
          <StockText stock={stockAmount} />
        </span>,
        [parentText(place[0]!, parents, locale), ...place.slice(1)].join(" > "),
        `${t("deskImport.pictures", { number: pictures })}${options.length > 0 ? ` · ${options.join(", ")}` : ""}`,
      ]}
    />
  );
}

function Run({ run }: { run: DeskImport }) {
  const t = useT();
  const { id, file, stage, counts, problem, rejects, begunAt } = run;
  const { path, viewer } = useDesk();
  const { created = 0, updated = 0, unchanged = 0, rejected = 0, soldOut = 0 } = counts;
  const isWorking = stage === "reading" || stage === "running" || stage === "undoing";
  const mark = { run: id };
  return (
    <DeskRow
      name={file}
      lines={[
        <DateText key="at" date={momentView(begunAt, viewer.locale, viewer.now)} />,
        stage !== "previewed" &&
          stage !== "reading" &&
          t("deskImport.counts", { created, updated, unchanged, rejected, soldOut }),
        problem !== "" && problemText(JSON.parse(problem) as FeedFault, viewer.locale),
        rejects > 0 && (
          <a key="report" href={`${path}/${id}`}>
            {t("deskImport.reportFile", { number: rejects })}
          </a>
        ),
        isWorking && (
          <a key="again" href={path}>
            {t("deskImport.lookAgain")}
          </a>
        ),
      ]}
      side={
        <Tag is={isWorking ? "waiting" : stage === "failed" ? "late" : undefined}>{t(`deskImport.stage_${stage}`)}</Tag>
      }
      forms={
        stage === "done" &&
        created + updated > 0 && (
          <DeskDecision {...{ intent: "undo", mark, button: t("deskImport.undo"), of: file, look: "danger" }} />
        )
      }
    />
  );
}
