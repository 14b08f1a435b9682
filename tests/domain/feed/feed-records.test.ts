import { expect, test } from "vitest";
import { feedRecords } from "../../../app/domain/feed/feed-records.ts";
import { collectFeed, inEnglish } from "../../support/feeds/collect-feed.ts";
import { usdRate } from "../../support/price-rules.ts";

const HEADER = "id\ttitle\tprice\n";
const rows = (count: number) => Array.from({ length: count }, (_, at) => `r${at}\tCup ${at}\t5 ETB\n`).join("");

test("a file of more rows than are taken is one sentence, before a row is read as a product", async () => {
  const read = async (count: number) => {
    async function* file() {
      yield new TextEncoder().encode(HEADER + rows(count));
    }
    let last = 0;
    for await (const { line } of feedRecords(file(), { vendor: "V", isGood: () => true }, 500)) last = line;
    return last;
  };
  expect(await read(500)).toBe(501);
  await expect(inEnglish(read(501))).rejects.toThrow("more than 500 rows: import it in parts");
});

test("a row of fifty megabytes is refused by its line, in bounded memory, and its neighbours are read", async () => {
  const chunk = new TextEncoder().encode("x".repeat(1_000_000));
  async function* file() {
    yield new TextEncoder().encode(`${HEADER}a\tCup\t5 ETB\nb\t`);
    for (let at = 0; at < 50; at += 1) yield chunk;
    yield new TextEncoder().encode("\t6 ETB\nc\tPot\t7 ETB\n");
  }
  const all: Uint8Array[] = [];
  for await (const piece of file()) all.push(piece);
  const found = await collectFeed(Buffer.concat(all), { vendor: "V", now: 0, usdRate }, 1_000_000);
  expect(found).toMatchObject([
    { ok: true, line: 2 },
    { ok: false, line: 3, fault: { code: "tooLong" } },
    { ok: true, line: 4, draft: { feedId: "c" } },
  ]);
});
