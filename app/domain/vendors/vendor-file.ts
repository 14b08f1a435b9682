import { FeedProblem } from "../feed/feed-problem.ts";
import { decoded, sniffFeed } from "../feed/feed-bytes.ts";
import { faultOf, type Fault } from "../feed/row-refusal.ts";
import { delimitedRecords } from "../feed/feed-records.ts";
import type { FeedRecord } from "../feed/records.ts";
import { type ProfileField, profileFields } from "./vendor-profile.ts";

const aliases: Record<string, ProfileField> = {
  ...{ vendor: "name", seller: "name", shop: "name", amharic_name: "amharicName", name_am: "amharicName" },
  ...{ telephone: "phone", mobile: "phone", mail: "email", e_mail: "email", locale: "language" },
  ...{ amharic_description: "amharicDescription", description_am: "amharicDescription", banner_image: "banner" },
  ...{ address: "legalAddress", tin_number: "tin", taxpayer_number: "tin" },
};

function profileColumn(name: string): ProfileField | undefined {
  const folded = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return aliases[folded] ?? profileFields.find((field) => field.toLowerCase() === folded.replaceAll("_", ""));
}

export interface VendorRow {
  /** The header is line 1. */
  line: number;
  typed: Partial<Record<ProfileField, string>>;
  problem: Fault | null;
}

/** Reads TSV or CSV row by row as feeds are. Throws a `FeedProblem` where the file as a whole cannot be read. */
export async function* readVendorFile(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<VendorRow> {
  const { kind, encoding, all } = await sniffFeed(chunks);
  if (kind !== "text") throw new FeedProblem("vendorsText");
  const isWhole = (cells: string[], columns: unknown[]) => cells.length === columns.length;
  for await (const record of delimitedRecords(decoded(all, encoding), columnsOf, isWhole))
    yield rowOf(record, record.header);
}

function columnsOf(names: string[]) {
  const header = names.map(profileColumn);
  if (!header.includes("name")) throw new FeedProblem("vendorsNameless");
  return { header, width: header.length };
}

function rowOf({ line, cells, problem }: FeedRecord, columns: readonly (ProfileField | undefined)[]): VendorRow {
  const typed: VendorRow["typed"] = {};
  columns.forEach((field, index) => {
    if (field) typed[field] ??= cells[index] ?? "";
  });
  const isWhole = cells.length === columns.length;
  return {
    line,
    typed,
    problem: problem ?? (isWhole ? null : faultOf("columnCount", String(cells.length), columns.length)),
  };
}
