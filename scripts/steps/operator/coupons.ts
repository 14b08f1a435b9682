import { dateText } from "../../../app/domain/date-text.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { commandLine } from "../command-line.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askOperator, askedShop, type AskedShop } from "./ask-operator.ts";
import { readJsonFile } from "../named-file.ts";

export const usage = "npm run coupons [-- FILE.json [--dry-run] | --json] [--to URL]";

export interface CouponOptions extends AskedShop {
  coupons: unknown[] | null;
  isDryRun: boolean;
  isJson: boolean;
}

interface StoredCoupon {
  code: string;
  kind: "percent" | "amount";
  value: number;
  minimum: number;
  vendor: string | null;
  startsAt: number;
  endsAt: number;
  mostUses: number;
  uses: number;
}

export function readCouponOptions(argv: string[], env: NodeJS.ProcessEnv): CouponOptions | null {
  const { values, positionals } = commandLine(argv, usage, {
    "dry-run": { type: "boolean" },
    json: { type: "boolean" },
    to: { type: "string" },
  });
  if (values.help) return null;
  const [file, more] = positionals;
  if (more !== undefined) throw new PlainError(`Name one file: ${usage}`);
  return {
    coupons: file === undefined ? null : readCoupons(file),
    isDryRun: values["dry-run"] ?? false,
    isJson: values.json ?? false,
    ...askedShop(values.to, env),
  };
}

export async function runCoupons({ coupons, isDryRun, isJson, ...shop }: CouponOptions): Promise<string[]> {
  if (coupons === null) {
    const found = await listed(shop);
    if (isJson) return [JSON.stringify(found)];
    return found.length > 0 ? found.map(couponLine) : ["There are no coupons yet."];
  }
  const { status, body } = await askOperator<{
    checked: number;
    stored: number;
    faults?: { path: string; reason: string }[];
  }>(shop, "/operator/coupons", { operation: "load", isDryRun, coupons });
  if (status !== 200) {
    const faults = (body.faults ?? []).map(({ path, reason }) => `  ${path}: ${reason}`);
    throw new PlainError([body.problem ?? `The shop answers ${status}.`, ...faults].join("\n"));
  }
  return [
    isDryRun
      ? `${body.checked} coupons are as they should be; nothing was stored.`
      : `${body.stored} coupons stored. They can be used at once.`,
  ];
}

async function listed(shop: AskedShop): Promise<StoredCoupon[]> {
  const found: StoredCoupon[] = [];
  for (let after = ""; ;) {
    type Answer = { coupons: StoredCoupon[] };
    const { coupons } = await answerOf<Answer>(shop, "/operator/coupons", { operation: "list", after });
    const last = coupons.at(-1);
    if (!last) return found;
    found.push(...coupons);
    after = last.code;
  }
}

function couponLine({ code, kind, value, minimum, vendor, startsAt, endsAt, mostUses, uses }: StoredCoupon): string {
  const off = kind === "percent" ? `${value} %` : formatEtb(value);
  const from = minimum > 0 ? ` from ${formatEtb(minimum)}` : "";
  const days = `${dateText(startsAt, "en")} to ${dateText(endsAt - 1, "en")}`;
  return `${code.padEnd(20)}  ${off}${from}, ${vendor ?? "all vendors"}, ${days}, used ${uses} of ${mostUses}`;
}

function readCoupons(file: string): unknown[] {
  const content = readJsonFile(file);
  const coupons = (content as { coupons?: unknown } | null)?.coupons;
  if (!Array.isArray(coupons)) throw new PlainError(`${file} has to be { "coupons": [ ... ] }.`);
  return coupons as unknown[];
}
