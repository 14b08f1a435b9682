import { beforeAll, expect, test } from "vitest";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openOwnDesk } from "../../support/desk.ts";
import { workersShop } from "../../support/own-shop.ts";

// settled.md 44, 50: imports at the desk.

const shop = await workersShop();
let content: Visitor;
let page: string;
beforeAll(async () => {
  content = await openOwnDesk(shop, "content");
  const made = await content.post("/desk/vendors/new", { name: "Desk Imports" });
  page = `${made.headers.get("location")!}/import`;
});

async function upload(text: string, who = content, name = "goods.csv") {
  const form = new FormData();
  for (const [field, value] of Object.entries({ _xsrf: who.token, intent: "upload" })) form.set(field, value);
  form.set("file", new File([text], name));
  const headers = { Accept: "text/html", Origin: shop.url, "Sec-Fetch-Site": "same-origin" };
  return who.send("POST", page, headers, form);
}

const runOf = (html: string) => /name="run" value="(\d+)"/.exec(html)?.[1] ?? "";
const goods = () =>
  shop.readRows(`
    SELECT p.feed_id AS id, p.name, p.selling_price AS price FROM product p CROSS JOIN vendor v ON v.id = p.vendor_id
    WHERE v.name = 'Desk Imports' AND p.retired_at IS NULL ORDER BY p.feed_id`);

const rows = Array.from({ length: 60 }, (_, at) => `d-${at},Basket ${at},${100 + at} ETB,5,Home > Baskets`);
const file = [
  "id,title,price,quantity,product_type,shelf",
  ...rows.map((row) => `${row},B`),
  "bad,No price,call us,1,,",
  "odd,Odd basket,5 ETB,1,Wonders,",
];

test("a file is previewed, imported by the queue, reported and undone", async () => {
  const sent = await upload(file.join("\n"));
  expect(sent.status).toBe(303);
  const preview = (await content.get(page)).text;
  expect(preview).toContain("How goods.csv is read");
  expect(preview).toMatch(/Not read.*shelf/s);
  for (const at of [0, 1, 2]) expect(preview).toContain(`Basket ${at}`);
  expect(preview).not.toContain("Basket 3");
  expect(await goods()).toEqual([]);

  const run = runOf(preview);
  expect((await content.post(page, { intent: "start", run })).status).toBe(303);
  expect((await content.post(page, { intent: "start", run })).status).toBe(409);
  await expect.poll(async () => (await content.get(page)).text, { timeout: 60_000 }).toContain(">Done<");
  const done = (await content.get(page)).text;
  expect(done).toContain("61 new, 0 changed, 0 as before, 1 refused");
  expect(done).toContain("is not a price");
  const results = await goods();
  expect([results.length, results[0]]).toEqual([61, { id: "d-0", name: "Basket 0", price: 10_000 }]);
  const report = await content.get(`${page}/${run}?lng=am`);
  expect(report.headers.get("content-disposition")).toContain(".csv");
  expect(report.text).toMatch(/62,bad,No price,price,call us,.*\p{Script=Ethiopic}/u);
  expect(done).toMatch(/<select[^>]*name="path"[^>]*><option value="Wonders">/);
  expect((await content.post(page, { intent: "place", path: "Wonders", place: "" })).status).toBe(422);
  const place = /<option value="(home\/[^"]+)"/.exec(done)![1]!;
  expect((await content.post(page, { intent: "place", path: "Wonders", place })).status).toBe(303);
  expect((await upload("id,title,price,product_type\nodd,Odd basket,5 ETB,Wonders\n")).status).toBe(303);
  const next = (await content.get(page)).text;
  expect([next.includes("Odd basket"), next.includes("unsorted &gt;")]).toEqual([true, false]);

  expect((await content.post(page, { intent: "undo", run })).status).toBe(303);
  await expect.poll(async () => (await content.get(page)).text, { timeout: 60_000 }).toContain(">Undone<");
  expect(await goods()).toEqual([]);
});

test("what is no file of goods is one sentence, nothing is stored, and no other role may", async () => {
  const refused = await upload("colour,shelf\nred,B\n");
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("The file has no column");
  expect((await upload("")).status).toBe(422);
  const payments = await openOwnDesk(shop, "payments");
  expect((await payments.get(page)).status).toBe(200);
  expect((await upload(file.join("\n"), payments)).status).toBe(404);
  expect((await new Visitor(shop.url).get(page)).status).toBe(404);
});
