import { expect, test } from "vitest";
import { feedRecords } from "../../../app/domain/feed/feed-records.ts";
import { inEnglish } from "../../support/feeds/collect-feed.ts";

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
