import { statSync } from "node:fs";
import { basename } from "node:path";
import { FeedProblem } from "../../../app/domain/feed/feed-problem.ts";
import { problemText } from "../../../app/i18n/fault-texts.ts";
import { FeedImport, type ImportCounts } from "../../../app/domain/feed/feed-import.ts";
import { readFeed, surveyFeed, type FeedOptions, type FeedSurvey } from "../../../app/domain/feed/read-feed.ts";
import { CatalogueClient } from "./catalogue-client.ts";
import { fileChunks, sampleLines, surveyLines } from "./feed-preview.ts";
import { type ImportOptions, readImportOptions, type UndoOptions, usage } from "./import-options.ts";
import { PlainError } from "../plain-error.mjs";
import { undoImport, undoLine } from "./undo-import.ts";
import { startStep, type Step } from "../progress.mjs";
import { RejectsFile } from "./rejects-file.ts";
import { loadVendors, missingLines, saveVendors, vendorRows } from "./vendor-file.ts";
import type { Command } from "../command-line.ts";

/** Exit codes: all stored; some rows rejected; nothing or not all done. */
const ALL_GOOD = 0;
const SOME_REJECTED = 1;
const NOTHING_DONE = 2;
const INTERRUPTED = 130;
const BAR_CELLS = 20;

export default {
  usage,
  read: readImportOptions,
  failure: NOTHING_DONE,
  async run(options) {
    if ("undo" in options) return undoImport(options);
    try {
      process.exitCode = await importCatalogue(options);
      return [];
    } catch (error) {
      throw error instanceof FeedProblem ? new PlainError(problemSentence(error, options)) : error;
    }
  },
} satisfies Command<ImportOptions | UndoOptions>;

function problemSentence(problem: FeedProblem, { mapping }: ImportOptions): string {
  const sentence = problemText(problem, "en");
  const column = String(problem.values["column"]);
  if (problem.code === "noVendor") return `${sentence} Say whose products these are with --vendor "NAME".`;
  if (problem.code !== "noColumn" || [...mapping.values()].includes(column)) return sentence;
  return `${sentence} Say which one it is with --map ${column}=NAME.`;
}

async function importCatalogue(options: ImportOptions): Promise<number> {
  const { vendorFile } = options;
  if (vendorFile !== null) {
    console.log((await loadVendors(options, vendorFile, await vendorRows(vendorFile))).join("\n"));
  }
  const client = new CatalogueClient(options.shop, options.token);
  const rejects = new RejectsFile(options.file, options.language);
  const feed = new FeedImport(client, (reject) => rejects.add(reject));
  const imported = () => ({ file: basename(options.file), vendor: options.vendor ?? "", rows: feed.counts.rows });
  const step = startStep(`Importing ${basename(options.file)}`);
  let isStopped = false;
  let run = 0;
  process.once("SIGINT", () => (isStopped = true));
  try {
    const survey = await surveyOf(options);
    for (const line of surveyLines(survey)) console.log(`  ${line}`);
    const { usdRate, places: categories } = await client.rate(options.vendor ?? "");
    const reading = { ...options, usdRate, categories: new Map(categories), style: survey.style, now: Date.now() };
    for (const line of await sampleLines(options.file, reading)) console.log(`  ${line}`);
    if (options.isDry) {
      step.done(`${basename(options.file)} can be read`);
      return await dryRun(reading, rejects);
    }
    run = await client.begin(basename(options.file), options.vendor ?? "");
    await send(feed, reading, step, () => isStopped);
    // Also after a failure, because totals and ranks follow the stored rows.
    await client.finish(imported());
  } catch (error) {
    step.failed();
    if (storedBy(feed.counts) > 0) await client.finish(imported()).catch(() => {});
    throw error;
  }
  const { counts } = feed;
  step.done(`${basename(options.file)}: ${summary(counts)}`);
  for (const line of await vendorLines(feed, options)) console.log(`  ${line}`);
  if (counts.created + counts.updated + counts.retired > 0) console.log(`  ${undoLine(run)}`);
  if (counts.rejected + counts.warned > 0) console.log(`  ${reportLine(rejects)}`);
  if (isStopped) {
    console.log("  Stopped by hand: run the same command again for the rest.");
    return INTERRUPTED;
  }
  if (storedBy(counts) === 0) throw new PlainError("No row of the file could be used.");
  return counts.rejected > 0 ? SOME_REJECTED : ALL_GOOD;
}

async function vendorLines({ vendors }: FeedImport, options: ImportOptions): Promise<string[]> {
  const typedVendors = [...vendors].flatMap(([name, typed]) =>
    Object.keys(typed).length > 0 ? [{ ...typed, name }] : [],
  );
  const saved = await saveVendors(options, typedVendors, true);
  const refused = saved.flatMap(({ problem }, at) => (problem ? [`"${typedVendors[at]!.name}": ${problem}`] : []));
  return [...refused, ...(await missingLines(options, [...vendors.keys()]))];
}

function surveyOf({ file, vendor, mapping, isBirr }: ImportOptions): Promise<FeedSurvey> {
  return surveyFeed(fileChunks(file), { vendor, mapping, isBirr, now: 0, usdRate: 1 });
}

/** Reads the file as an import does and writes its report; asks the shop only for the dollar rate. */
async function dryRun(options: ReadingOptions, rejects: RejectsFile): Promise<number> {
  const client = {
    save: async (_: string, { length }: unknown[]) => ({ created: length, updated: 0, unchanged: 0, rejected: [] }),
    list: async () => ({ feedIds: [] }),
    retire: async () => ({ retired: 0 }),
    sellOut: async () => ({ soldOut: 0 }),
  };
  const feed = new FeedImport(client, (reject) => rejects.add(reject));
  for await (const row of readFeed(fileChunks(options.file), options)) await feed.add(row);
  await feed.flush();
  const { rows, created, rejected, warned } = feed.counts;
  console.log(
    `  ${rows} rows, ${created} products, ${rejected} rejected, ${warned} with a warning. Nothing was stored.`,
  );
  if (rejected + warned > 0) console.log(`  ${reportLine(rejects)}`);
  return rejected > 0 ? SOME_REJECTED : ALL_GOOD;
}

function reportLine({ path }: RejectsFile): string {
  return `Rejected rows and warnings, with what is wrong and what to do: ${path}`;
}

type ReadingOptions = ImportOptions & FeedOptions;

async function send(feed: FeedImport, options: ReadingOptions, step: Step, isStopped: () => boolean): Promise<void> {
  const { file, removeMissing } = options;
  const size = statSync(file).size;
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of fileChunks(file)) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  for await (const row of readFeed(chunks(), options)) {
    if (isStopped()) return;
    await feed.add(row);
    step.update(`${bar(bytes / size)}, ${feed.counts.rows} rows, ${feed.counts.rejected} rejected`);
  }
  if (feed.counts.rows === 0) throw new FeedProblem("noProducts");
  await feed.flush();
  if (removeMissing && storedBy(feed.counts) > 0) await feed.retireMissing();
}

function bar(share: number): string {
  const full = Math.floor(share * BAR_CELLS);
  return `${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} ${Math.floor(share * 100)} %`;
}

function storedBy({ created, updated, unchanged, soldOut }: ImportCounts): number {
  return created + updated + unchanged + soldOut;
}

function summary({ rows, created, updated, unchanged, rejected, retired, warned, soldOut }: ImportCounts): string {
  const sold = soldOut > 0 ? `, ${soldOut} sold out by rejected rows` : "";
  const warnings = warned > 0 ? `, ${warned} with a warning` : "";
  return `${rows} rows, ${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected, ${retired} retired${sold}${warnings}`;
}
