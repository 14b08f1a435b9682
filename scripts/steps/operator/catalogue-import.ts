import { createReadStream, statSync } from "node:fs";
import { basename } from "node:path";
import { FeedProblem } from "../../../app/domain/feed/feed-columns.ts";
import type { NumberStyle } from "../../../app/domain/feed/feed-number.ts";
import { readFeed, surveyFeed, type FeedSurvey } from "../../../app/domain/feed/read-feed.ts";
import { CatalogueClient } from "./catalogue-client.ts";
import { FeedImport, type ImportCounts } from "./feed-import.ts";
import { type ImportOptions, readImportOptions, type UndoOptions, usage } from "./import-options.ts";
import type { Command } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { undoImport, undoLine } from "./undo-import.ts";
import { startStep, type Step } from "../progress.mjs";
import { RejectsFile } from "./rejects-file.ts";
import { loadVendors, missingLines, saveVendors, vendorRows } from "./vendor-file.ts";

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
      throw error instanceof FeedProblem ? new PlainError(error.message) : error;
    }
  },
} satisfies Command<ImportOptions | UndoOptions>;

async function importCatalogue(options: ImportOptions): Promise<number> {
  const { vendorFile } = options;
  if (vendorFile !== null) {
    console.log((await loadVendors(options, vendorFile, await vendorRows(vendorFile))).join("\n"));
  }
  const client = new CatalogueClient(options.shop, options.token);
  const rejects = new RejectsFile(options.file);
  const feed = new FeedImport(client, (reject) => rejects.add(reject));
  const imported = () => ({ file: basename(options.file), vendor: options.vendor ?? "", rows: feed.counts.rows });
  const step = startStep(`Importing ${basename(options.file)}`);
  let isStopped = false;
  let run = 0;
  process.once("SIGINT", () => (isStopped = true));
  try {
    const survey = await surveyOf(options);
    for (const line of surveyLines(survey)) console.log(`  ${line}`);
    const { usdRate } = await client.rate();
    run = await client.begin(basename(options.file), options.vendor ?? "");
    await send(feed, { ...options, usdRate, style: survey.style }, step, () => isStopped);
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
  if (counts.rejected + counts.warned > 0)
    console.log(`  Rejected rows and warnings, with line, column and reason: ${rejects.path}`);
  if (isStopped) {
    console.log("  Stopped by hand: run the same command again for the rest.");
    return INTERRUPTED;
  }
  if (storedBy(counts) === 0) throw new PlainError("No row of the file could be used.");
  return counts.rejected > 0 ? SOME_REJECTED : ALL_GOOD;
}

async function vendorLines({ vendors }: FeedImport, options: ImportOptions): Promise<string[]> {
  const told = [...vendors].flatMap(([name, typed]) => (Object.keys(typed).length > 0 ? [{ ...typed, name }] : []));
  const saved = await saveVendors(options, told, true);
  const refused = saved.flatMap(({ problem }, at) => (problem ? [`"${told[at]!.name}": ${problem}`] : []));
  return [...refused, ...(await missingLines(options, [...vendors.keys()]))];
}

function surveyOf({ file, vendor, mapping, isBirr }: ImportOptions): Promise<FeedSurvey> {
  return surveyFeed(createReadStream(file) as AsyncIterable<Buffer>, { vendor, mapping, isBirr, now: 0, usdRate: 1 });
}

function surveyLines({ read, unread, style }: FeedSurvey): string[] {
  const renamed = read.map(({ column, name }) => (column === name ? column : `${column} from "${name}"`));
  return [
    `Read: ${renamed.join(", ")}.`,
    ...(unread.length > 0
      ? [`Not read: ${unread.join(", ")}. Name one with --map, as in --map price="${unread[0]}".`]
      : []),
    ...(style.hasDecimalComma && !style.hasDecimalPoint ? ["Prices are read with a decimal comma."] : []),
  ];
}

async function send(
  feed: FeedImport,
  options: ImportOptions & { usdRate: number; style: NumberStyle },
  step: Step,
  isStopped: () => boolean,
): Promise<void> {
  const { file, removeMissing } = options;
  const size = statSync(file).size;
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  for await (const row of readFeed(chunks(), { ...options, now: Date.now() })) {
    if (isStopped()) return;
    await feed.add(row);
    step.update(`${bar(bytes / size)}, ${feed.counts.rows} rows, ${feed.counts.rejected} rejected`);
  }
  if (feed.counts.rows === 0) throw new FeedProblem("The file names its columns and has no products.");
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
