import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { d1Over } from "../../../../scripts/steps/shop/d1-over-file.ts";
import {
  makeFirstPictures,
  makeOnlyOnDemand,
  makeOtherPictures,
} from "../../../../scripts/steps/shop/make-pictures.ts";
import { openMigrated } from "../../../../scripts/steps/shop/schema.ts";

const hash = (number: number) => number.toString(16).padStart(32, "0");

async function scene(count: number) {
  const file = openMigrated();
  const add = file.prepare("INSERT INTO picture (hash, source, shown, due_at, created_at) VALUES (?1, ?2, '', ?3, 0)");
  for (let at = 1; at <= count; at += 1) add.run(hash(at), `https://demo.invalid/${at}.png`, at);
  add.run(hash(0xff), "https://vendor.example/a.png", 1);
  makeOnlyOnDemand(file);
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const cards = Array.from({ length: count }, (_, at) => `<img src="/media/v/${hash(at + 1)}-320.avif">`).join("");
    if (url !== "/") {
      asked.push(url);
      file.prepare("DELETE FROM picture WHERE hash = ?1").run(url.slice("/media/v/".length, -9));
    }
    response.end(url === "/" ? cards + cards : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const version = () => file.prepare("SELECT version FROM catalogue_version").get()?.version;
  return { file, asked, version, shop: { url, db: d1Over(file) }, stop: () => server.close() };
}

test("home's first twelve are made once each, and its page is composed anew; a second time nothing is new", async () => {
  const { asked, version, shop, stop } = await scene(20);
  const before = version();
  await makeFirstPictures(shop);
  const cards = Array.from({ length: 12 }, (_, at) => `/media/v/${hash(at + 1)}-320.avif`);
  const previews = [1, 2].map((at) => `/media/v/${hash(at)}-200.avif`);
  expect(asked.sort()).toEqual([...previews, ...cards].sort());
  const composed = version();
  expect(composed).not.toBe(before);
  await makeFirstPictures(shop);
  expect(version()).toBe(composed);
  stop();
});

test("the others of the demo market follow in their order; a vendor's stay with the queue", async () => {
  const { asked, shop, stop } = await scene(2);
  await makeOtherPictures(shop);
  expect(asked).toEqual(
    [1, 2].flatMap((at) => ["320", "480", "360"].map((width) => `/media/v/${hash(at)}-${width}.avif`)),
  );
  stop();
});

test("no picture of the demo market is due by itself, however often it is filled", async () => {
  const { file, stop } = await scene(1);
  const due = () => file.prepare("SELECT hash, due_at FROM picture ORDER BY hash").all();
  const once = due();
  makeOnlyOnDemand(file);
  expect(due()).toEqual(once);
  expect(Number(once[0]!.due_at)).toBeGreaterThan(Date.now());
  expect(once[1]!.due_at).toBe(1);
  stop();
});
