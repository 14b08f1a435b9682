import { createReadStream } from "node:fs";
import { basename } from "node:path";
import type { ProfileField } from "../../../app/domain/vendors/vendor-profile.ts";
import { problemText } from "../../../app/i18n/fault-texts.ts";
import { FeedProblem } from "../../../app/domain/feed/feed-problem.ts";
import { faultSentence } from "../../../app/i18n/fault-texts.ts";
import { readVendorFile, type VendorRow } from "../../../app/domain/vendors/vendor-file.ts";
import { requireFile } from "../named-file.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, type AskedShop } from "./ask-operator.ts";

const AT_ONCE = 10;

type Typed = Partial<Record<ProfileField, string>>;
type Saved = { kind: "created" | "changed" | "same" | "refused" | "meanwhile"; problem?: string };

/** `fills`: only empty values. Outcomes are in the order of the vendors. */
export async function saveVendors(shop: AskedShop, vendors: readonly Typed[], fills: boolean): Promise<Saved[]> {
  const saved: Saved[] = [];
  for (let at = 0; at < vendors.length; at += AT_ONCE) {
    const asked = { operation: "saveVendors", vendors: vendors.slice(at, at + AT_ONCE), fills };
    saved.push(...(await answerOf<{ saved: Saved[] }>(shop, "/operator/catalogue", asked)).saved);
  }
  return saved;
}

export async function vendorRows(path: string): Promise<VendorRow[]> {
  requireFile(path);
  const rows: VendorRow[] = [];
  try {
    for await (const row of readVendorFile(createReadStream(path) as AsyncIterable<Uint8Array>)) rows.push(row);
  } catch (error) {
    throw error instanceof FeedProblem ? new PlainError(`${basename(path)}: ${problemText(error, "en")}`) : error;
  }
  return rows;
}

export async function loadVendors(shop: AskedShop, path: string, rows: readonly VendorRow[]): Promise<string[]> {
  const good = rows.filter(({ problem }) => problem === null);
  const saved = await saveVendors(
    shop,
    good.map(({ typed }) => typed),
    false,
  );
  const count = (...kinds: Saved["kind"][]) => saved.filter(({ kind }) => kinds.includes(kind)).length;
  const refused = [
    ...rows.flatMap(({ line, problem }) =>
      problem === null ? [] : [{ line, why: faultSentence({ column: "", fault: problem }) }],
    ),
    ...saved.flatMap(({ kind, problem }, at) =>
      kind === "refused" || kind === "meanwhile"
        ? [{ line: good[at]!.line, why: problem ?? "somebody changed it at the same moment; load the file again" }]
        : [],
    ),
  ].sort((a, b) => a.line - b.line);
  return [
    `${basename(path)}: ${count("created")} created, ${count("changed")} changed, ${count("same")} unchanged, ${refused.length} refused`,
    ...refused.map(({ line, why }) => `  line ${line}: ${why}`),
  ];
}

export async function missingLines(shop: AskedShop, names: readonly string[]): Promise<string[]> {
  type Answer = { vendors: { id: number; name: string; missing: ("phone" | "city")[] }[] };
  const lines: string[] = [];
  for (let at = 0; at < names.length; at += 500) {
    const asked = { operation: "missingVendors", names: names.slice(at, at + 500) };
    const { vendors } = await answerOf<Answer>(shop, "/operator/catalogue", asked);
    lines.push(...vendors.map(({ id, name, missing }) => missingLine(id, name, missing)));
  }
  return lines;
}

function missingLine(id: number, name: string, missing: readonly ("phone" | "city")[]): string {
  const what = [
    ...(missing.includes("phone") ? ["a mobile number or an e-mail, where the shop sends its orders"] : []),
    ...(missing.includes("city") ? ["a city: Addis Ababa is taken for its delivery fees"] : []),
  ];
  return `"${name}" still needs ${what.join("; and ")}. Type it at /desk/vendors/${id}`;
}
