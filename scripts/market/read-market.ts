import { join } from "node:path";
import type { CouponDraft } from "../../app/data/cart/coupon-load.server.ts";
import { noStyle } from "../../app/domain/feed/feed-number.ts";
import { readPrice } from "../../app/domain/feed/feed-price.ts";
import { RowRefusal } from "../../app/domain/feed/row-refusal.ts";
import { readTextFile } from "../steps/named-file.ts";
import { readGoods, type MarketGood } from "./read-goods.ts";
import { readLists, type MarketLists } from "./read-lists.ts";
import { readTree, type Tree } from "./read-tree.ts";
import { fault, marketFolder, momentOf, readTable, withTimes } from "./tables.ts";

export interface MarketVendor {
  name: string;
  nameAm: string;
  city: string;
  phone: string;
  description: string;
  descriptionAm: string;
  logo: string | null;
  banner: string | null;
  verifiedAt: number | null;
  closedUntil: number | null;
  createdAt: number;
}

export interface Market {
  tree: Tree;
  vendors: MarketVendor[];
  goods: MarketGood[];
  coupons: CouponDraft[];
  lists: MarketLists;
  home: string;
  warnings: string[];
}

/** Times in the files are relative to `now`. Throws the first fault as one sentence. */
export async function readMarket(now: number, usdRate: number, folder = marketFolder): Promise<Market> {
  const tree = readTree(folder);
  const lists = readLists(folder, now);
  const vendors = readVendors(folder, now);
  const names = new Set(vendors.map(({ name }) => name));
  const read = await readGoods(folder, { tree, lists, vendors: names, now, usdRate });
  const coupons = readCoupons(folder, names, now);
  return { tree, vendors, coupons, lists, home: withTimes(readTextFile(join(folder, "home.json")), now), ...read };
}

function readVendors(folder: string, now: number): MarketVendor[] {
  const file = "vendors.csv";
  const columns = [
    ...(["name", "name_am", "city", "phone", "description", "description_am", "logo", "banner"] as const),
    ...(["verified", "closed_until", "created"] as const),
  ] as const;
  return readTable(folder, file, columns).map((row) => {
    const empty = (["name", "name_am", "city", "phone", "description", "description_am"] as const).find(
      (column) => row[column] === "",
    );
    if (empty) throw fault(file, row.line, `${empty} is empty`);
    const at = (column: "verified" | "closed_until" | "created") => {
      const time = momentOf(row[column], now);
      if (time === null && (row[column] !== "" || column === "created"))
        throw fault(file, row.line, `${column} "${row[column]}" is no time such as -12d`);
      return time;
    };
    return {
      ...{ name: row.name, nameAm: row.name_am, city: row.city, phone: row.phone },
      ...{ description: row.description, descriptionAm: row.description_am },
      ...{ logo: row.logo || null, banner: row.banner || null },
      ...{ verifiedAt: at("verified"), closedUntil: at("closed_until"), createdAt: at("created")! },
    };
  });
}

function readCoupons(folder: string, vendors: ReadonlySet<string>, now: number): CouponDraft[] {
  const file = "coupons.csv";
  const columns = ["code", "kind", "value", "minimum", "vendor", "starts", "ends", "most_uses"] as const;
  return readTable(folder, file, columns).map((row) => {
    const { line, code, vendor } = row;
    const kind = row.kind === "percent" ? "percent" : "amount";
    const [startsAt, endsAt] = [momentOf(row.starts, now), momentOf(row.ends, now)];
    if (startsAt === null || endsAt === null) throw fault(file, line, "starts and ends are times such as -1d and +90d");
    if (vendor !== "" && !vendors.has(vendor)) throw fault(file, line, `vendor "${vendor}" is not in vendors.csv`);
    try {
      const value =
        kind === "percent" ? Number(row.value) : readPrice(row.value, "value", { bare: null, style: noStyle })!.amount;
      const minimum = readPrice(row.minimum, "minimum", { bare: null, style: noStyle })?.amount ?? 0;
      return { code, kind, value, minimum, vendor: vendor || null, startsAt, endsAt, mostUses: Number(row.most_uses) };
    } catch (error) {
      throw error instanceof RowRefusal ? fault(file, line, `${error.column} ${error.message}`) : error;
    }
  });
}
