import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { action } from "../../../../app/routes/operator/catalogue.ts";
import command from "../../../../scripts/steps/operator/catalogue-import.ts";
import { openMigrated } from "../../../../scripts/steps/shop/schema.ts";
import { tableContents } from "../../../support/import-drafts.ts";
import { statementsOf } from "../../../support/statements.ts";
import { asD1 } from "../../../support/sqlite-d1.ts";
import { contextOf } from "../../../support/request-context.ts";

const feeds = fileURLToPath(new URL("../../../support/feeds/", import.meta.url));

/** Real feeds below GULIT_DATA, else small ones of the same shape. */
const data = process.env.GULIT_DATA;
const google = data
  ? { path: join(data, "vendor-feed.tsv"), rows: 995 }
  : { path: join(feeds, "google-feed.tsv"), rows: 12 };
const simple = data
  ? { path: join(data, "ethiopian-listings.csv"), rows: 107 }
  : { path: join(feeds, "simple-listings.csv"), rows: 8 };

const TOKEN = "operator-token-of-this-test";
const TO = ["--to", "http://shop.example"];
const sqlite = openMigrated();
const db = asD1(sqlite);
const { readRow, readRows, readValue, run: write } = statementsOf(db);
const folder = mkdtempSync(join(tmpdir(), "gulit-import-"));

// The command as a process, to a shop that serves: tests/e2e/http/pictures-of-others.spec.ts.
beforeAll(() =>
  vi.stubGlobal("fetch", async (address: URL, init: RequestInit) => {
    const context = contextOf({ db, operatorToken: TOKEN, clock: () => Date.now() });
    return action({ request: new Request(address, init), context } as never);
  }),
);

afterAll(() => {
  vi.unstubAllGlobals();
  sqlite.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  text: string;
}

async function run(args: string[]): Promise<Outcome> {
  const lines: string[] = [];
  const listening = process.listeners("SIGINT");
  const say = (text: unknown) => lines.push(String(text)) > 0;
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => void say(text)),
    vi.spyOn(process.stdout, "write").mockImplementation(say),
  ];
  try {
    const options = command.read(args, { OPERATOR_TOKEN: TOKEN } as unknown as NodeJS.ProcessEnv)!;
    lines.push(...(await command.run(options)));
    return { code: Number(process.exitCode), text: lines.join("\n") };
  } catch (error) {
    return { code: command.failure, text: [...lines, (error as Error).message].join("\n") };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
    for (const one of process.listeners("SIGINT")) if (!listening.includes(one)) process.off("SIGINT", one);
  }
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const count = (sql: string) => readValue<number>(sql);

test("both files go in without a rejected row, and twice is once", async () => {
  const paths = [google, simple].map(({ path }, index) => {
    const copy = join(folder, `feed-${index}${path.slice(-4)}`);
    copyFileSync(path, copy);
    return copy;
  }) as [string, string];
  const both = async () => [
    await run(["--vendor", "Feed Shop", ...TO, paths[0]]),
    await run([...TO, "--map", "title=title,price=price_etb", paths[1]]),
  ];
  for (const [index, { code, text }] of (await both()).entries()) {
    const { rows } = [google, simple][index]!;
    expect(text).toContain(`${rows} rows, ${rows} created, 0 updated, 0 unchanged, 0 rejected, 0 retired`);
    expect(code).toBe(0);
  }
  const before = await tableContents(db);
  for (const { code, text } of await both()) {
    expect(text).toMatch(/ 0 created, 0 updated, \d+ unchanged, 0 rejected, 0 retired/);
    expect(code).toBe(0);
  }
  expect(await tableContents(db)).toEqual(before);

  const total = google.rows + simple.rows;
  expect(
    await count("SELECT count(*) AS n FROM product WHERE thumbnail NOT LIKE '/media/v/%' AND thumbnail <> ''"),
  ).toBe(0);
  expect(await count("SELECT count(*) AS n FROM picture WHERE source NOT LIKE 'https://%'")).toBe(0);
  expect(await count("SELECT count(*) AS n FROM product WHERE thumbnail <> ''")).toBe(google.rows);
  expect(await count("SELECT sum(count) AS n FROM shelf_cell WHERE shelf = 0")).toBe(total);
  expect(await count("SELECT count(*) AS n FROM product_search")).toBe(total);
  expect(await count("SELECT count(DISTINCT name_slug) AS n FROM product")).toBe(total);
});

test("--dry-run says what would be imported, writes the report in Amharic, and stores nothing", async () => {
  const path = file("dry.csv", "sku;title;price (ETB);shelf\nd1;Dry cup;5,50;A\nd2;Dry pot;free;A\nd3;Dry jar;6;A\n");
  const { code, text } = await run(["--vendor", "Dry", ...TO, "--dry-run", "--language", "am", path]);
  expect(text).toContain('Read as text separated by semicolons: title, price from "price (ETB)", id from "sku".');
  expect(text).toContain("Not read: shelf.");
  expect(text).toContain("Assumed: prices have a decimal comma.");
  expect(text).toContain(
    'line 2: d1, "Dry cup", 5.50\u00a0ETB; in stock, not counted; unsorted > Unsorted; pictures: 0',
  );
  expect(text).toContain("3 rows, 2 products, 1 rejected, 0 with a warning. Nothing was stored.");
  expect(code).toBe(1);
  expect(readFileSync(`${path}.rejects.csv`, "utf8")).toContain(",እንደ 999.00 ETB ያለ ዋጋ አይደለም,");
  expect(await count("SELECT count(*) AS n FROM product WHERE name LIKE 'Dry %'")).toBe(0);
});

test("--remove-missing retires what left the feed, not what is broken in it; without it nothing goes", async () => {
  const vendor = ["--vendor", "Mover", ...TO];
  const sold =
    "SELECT count(*) AS n FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE v.name = 'Mover' AND retired_at IS NULL";
  const feed = (...rows: string[]) => file("moving.csv", ["id,title,price", ...rows].join("\n"));
  await run([...vendor, feed("1,Cup,5 ETB", "2,Pot,5 ETB", "3,Jar,5 ETB")]);
  expect((await run([...vendor, feed("1,Cup,6 ETB", "2,Pot,nothing")])).text).toContain(
    "1 updated, 0 unchanged, 1 rejected, 0 retired",
  );
  expect(await count(sold)).toBe(3);
  const { code, text } = await run([...vendor, "--remove-missing", feed("1,Cup,6 ETB", "2,Pot,nothing")]);
  expect(text).toContain("1 unchanged, 1 rejected, 1 retired");
  expect(code).toBe(1);
  expect(await count(sold)).toBe(2);
  expect((await run([...vendor, "--remove-missing", feed("9,Cup,nothing")])).code).toBe(2);
  expect(await count(sold)).toBe(2);
});

const vendorOf = (name: string) =>
  readRow("SELECT amharic_name, phone, email, city, is_city_known, logo, locale FROM vendor WHERE name = ?", name);

test("a feed for a vendor nobody knows says what a delivery needs; a file of vendors gives it", async () => {
  const feed = file("new-vendor.csv", "id,title,price\n1,Cup,5 ETB\n");
  const run1 = await run(["--vendor", "Kirar Crafts", ...TO, feed]);
  expect(run1.text).toMatch(
    /"Kirar Crafts" still needs a mobile number or an e-mail, where the shop sends its orders; and a city: .* \/desk\/vendors\/\d+/,
  );
  const vendors = file(
    "vendors.csv",
    [
      "name,amharic_name,phone,email,city,language,logo",
      "Kirar Crafts,ክራር ዕደ ጥበብ,0911 22 33 44,kirar@mail.example,አዳማ,am,http://pictures.example/logo.png",
      "Next One,,not a phone,,Gondar,,",
      ",,0911000000,,,,",
      "Broken,0911",
    ].join("\n"),
  );
  const run2 = await run(["--vendor", "Kirar Crafts", "--vendor-file", vendors, ...TO, feed]);
  expect(run2.text).toContain("vendors.csv: 0 created, 1 changed, 0 unchanged, 3 refused");
  expect(run2.text).toContain("line 3: phone: cannot be used");
  expect(run2.text).toContain("line 4: name: is missing");
  expect(run2.text).toContain("line 5: the row has 2 columns where the header has 7");
  expect(run2.text).not.toContain("still needs");
  expect(await vendorOf("Kirar Crafts")).toEqual({
    ...{ amharic_name: "ክራር ዕደ ጥበብ", phone: "+251911223344", email: "kirar@mail.example", city: "Adama" },
    ...{ is_city_known: 1, logo: expect.stringMatching(/^\/media\/v\/[0-9a-f]{32}$/), locale: "am" },
  });
  expect(await vendorOf("Next One")).toBeNull();
  const events = await readRows(
    "SELECT action, author_kind FROM operator_event WHERE after LIKE '%Kirar%' OR after LIKE '%kirar%' ORDER BY id",
  );
  expect(events).toEqual([
    { action: "vendorCreated", author_kind: "operator" },
    { action: "vendorChanged", author_kind: "operator" },
  ]);
});

test("what a feed says of its vendors fills what is empty, and never writes over what somebody corrected", async () => {
  const feed = file(
    "received.csv",
    "id,title,price,vendor,vendor_phone,seller_city\n1,Cup,5 ETB,Notice Shop,0911 00 00 01,Hawassa\n2,Pot,5 ETB,Notice Shop,,\n",
  );
  const first = await run([...TO, feed]);
  expect(first.text).not.toContain("still needs");
  expect(await vendorOf("Notice Shop")).toMatchObject({ phone: "+251911000001", city: "Hawassa", is_city_known: 1 });
  await write("UPDATE vendor SET phone = '+251911999999' WHERE name = 'Notice Shop'");
  await run([...TO, feed]);
  expect(await vendorOf("Notice Shop")).toMatchObject({ phone: "+251911999999" });
});
