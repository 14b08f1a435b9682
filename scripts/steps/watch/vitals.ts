import { columnOf } from "../../../app/domain/upkeep/counted.ts";
import { type Command, commandOptions, readWhole } from "../command-line.ts";
import { SHOP } from "../deploy/settings.ts";
import { askCounts, countsAccess, type CountsAccess } from "./ask-counts.ts";
import { datasetOf } from "./run-alerts.ts";

const usage = "npm run shop -- vitals [--days 7] [--env staging]   page speed in the field";

/** Retention of Analytics Engine. */
const MOST_DAYS = 90;

export interface VitalsOptions extends CountsAccess {
  days: number;
}

interface Row {
  page: string;
  network: string;
  views: number;
  largest: number;
  slowest: number;
  shift: number;
}

export function readVitalsOptions(argv: string[], env: NodeJS.ProcessEnv): VitalsOptions | null {
  const values = commandOptions(argv, usage, { days: { type: "string", default: "7" }, env: { type: "string" } });
  if (values.help) return null;
  const days = readWhole("--days", values.days, 1, MOST_DAYS);
  return { ...countsAccess(env, datasetOf(values.env ?? SHOP)), days };
}

/** 75th percentiles by kind of page and network. */
export function vitalsSql(days: number): string {
  const column = (name: string) => columnOf("vitals", name);
  const three = (name: string) => `quantileExactWeighted(0.75)(${column(name)}, _sample_interval) AS ${name}`;
  return `SELECT ${column("page")} AS page, ${column("network")} AS network, sum(_sample_interval) AS views,
    ${three("largest")}, ${three("slowest")}, ${three("shift")}
    FROM counts WHERE index1 = 'vitals' AND timestamp > NOW() - INTERVAL '${days}' DAY
    GROUP BY page, network ORDER BY views DESC LIMIT 40`;
}

export async function runVitals(
  { days, ...access }: VitalsOptions,
  ask: (access: CountsAccess, sql: string) => Promise<Row[]>,
): Promise<string[]> {
  const rows = await ask(access, vitalsSql(days));
  if (rows.length === 0) return [`No page view was measured in ${days} days.`];
  const head = `${"page".padEnd(10)} ${"network".padEnd(8)} ${"views".padStart(8)}   LCP      INP      CLS    (75 of 100 stay below)`;
  return [head, ...rows.map(line)];
}

export default {
  usage,
  read: readVitalsOptions,
  run: (options) => runVitals(options, askCounts),
} satisfies Command<VitalsOptions>;

function line({ page, network, views, largest, slowest, shift }: Row): string {
  const ms = (value: number) => `${Math.round(Number(value))} ms`.padStart(8);
  // One view in twenty is measured.
  const seen = (Number(views) * 20).toLocaleString("en-US").padStart(8);
  return `${page.padEnd(10)} ${network.padEnd(8)} ${seen} ${ms(largest)} ${ms(slowest)}   ${(Number(shift) / 1000).toFixed(3)}`;
}
