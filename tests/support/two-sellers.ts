import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { vendorNamed } from "./desk.ts";

const run = promisify(execFile);

export interface Seller {
  vendor: { id: number; name: string };
  contact: string;
  product: { id: string; path: string };
}

/** One is reached by SMS in Amharic, one by mail in English. */
export async function importTwoSellers(
  baseUrl: string,
): Promise<{ received: string; crafts: Seller; weavers: Seller }> {
  const mark = `${process.pid}${Date.now().toString(36)}`;
  const phone = `+2519${String(process.pid % 10_000).padStart(4, "0")}${String(Date.now() % 10_000).padStart(4, "0")}`;
  const mail = `weavers-${mark}@mail.example`;
  const [crafts, weavers] = [`Kirar Crafts ${mark}`, `Dorze Looms ${mark}`];
  const folder = mkdtempSync(join(tmpdir(), "gulit-sellers-"));
  try {
    const file = join(folder, "vendors.csv");
    const rows = [`${crafts},ክራር ዕደ ጥበብ ${mark},${phone},,Addis Ababa`, `${weavers},,,${mail},Adama`];
    writeFileSync(file, ["name,amharic_name,phone,email,city", ...rows].join("\n"));
    const importFeed = async (vendor: string, row: string, ...more: string[]) => {
      const feed = join(folder, `${vendor}.csv`);
      writeFileSync(feed, ["id,title,title_am,price,quantity,product_type", row].join("\n"));
      const { stdout } = await run(
        process.execPath,
        ["scripts/shop.ts", "import", "--vendor", vendor, "--to", baseUrl, ...more, feed],
        { env: { ...process.env, OPERATOR_TOKEN: "test-operator" } },
      );
      return stdout;
    };
    const pot = `k1,Clay pot ${mark},የሸክላ ድስት,400.50 ETB,20,Home > Kitchen`;
    const received = await importFeed(crafts, pot, "--vendor-file", file);
    await importFeed(weavers, `w1,Cotton gabi ${mark},,1200 ETB,20,Apparel > Traditional`);
    return {
      received,
      crafts: await sellerOf(baseUrl, crafts, phone),
      weavers: await sellerOf(baseUrl, weavers, mail),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sellerOf(baseUrl: string, name: string, contact: string): Promise<Seller> {
  const vendor = { id: await vendorNamed(baseUrl, name), name };
  const { text } = await new Visitor(baseUrl).get(`/vendor-store/${vendor.id}`);
  const path = /\/product\/default\/[^"?]+/.exec(text)![0];
  const id = /name="product" value="(\d+)"/.exec((await new Visitor(baseUrl).get(path)).text)![1]!;
  return { vendor, contact, product: { id, path } };
}

export const linkIn = (message: string) => /\/(?:parcel|question)\/[\w-]{22}/.exec(message)?.[0] ?? "";
