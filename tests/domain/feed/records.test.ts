import fc from "fast-check";
import { expect, test } from "vitest";
import { delimiterOf } from "../../../app/domain/feed/records.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";

const options = { vendor: "V", now: 0, usdRate: 15_500 };
const header = "id,title,description,price";
const read = async (...lines: string[]) => {
  const rows = await collectFeed([header, ...lines].join("\n"), options);
  return rows.map((row) =>
    row.ok ? `${row.line} ${row.draft.feedId}: ${row.draft.name}` : `${row.line} ${row.fault.code}`,
  );
};

test("the delimiter is what the header uses", () => {
  const headers = ["a\tb,c", "a;b;c,d", "a,b", "title", "a|b|c", '"a;b;c",d'];
  expect(headers.map(delimiterOf)).toEqual(["\t", ";", ",", ",", "|", ","]);
});

test("quotation marks around, doubled and inside", async () => {
  expect(
    await read(
      '1,"Shoes, ""high""",,5 ETB',
      '2,TV 32",,5 ETB',
      '3,"Ball "RH" white",,5 ETB',
      '4, "Cup, blue" ,"",5 ETB',
    ),
  ).toEqual(['2 1: Shoes, "high"', '3 2: TV 32"', '4 3: Ball "RH" white', "5 4: Cup, blue"]);
});

test("a quoted cell over several lines", async () => {
  expect(await read('1,Shoes,"Sizes', "39, 40, 41,", '",5 ETB', "2,Cup,,5 ETB")).toEqual(["2 1: Shoes", "5 2: Cup"]);
});

test("a quotation that is never closed takes no row with it", async () => {
  const never = "2 neverClosed";
  expect(await read('1,"Shoes', "2,Cup,,5 ETB", '3,TV 32",,5 ETB')).toEqual([never, "3 2: Cup", '4 3: TV 32"']);
  expect(await read('1,"Shoes', '2,"Cup, blue",,5 ETB', '3,"Bag",,5 ETB')).toEqual([
    never,
    "3 2: Cup, blue",
    "4 3: Bag",
  ]);
  expect(await read('1,"Shoes', '2,Cup,"Blue', 'and red",5 ETB')).toEqual([never, "3 2: Cup"]);
  expect(await read('1,"Shoes')).toEqual([never]);
  expect(await read('1,"Shoes,,5 ETB', "2,Cup,,5 ETB")).toEqual(['2 1: "Shoes', "3 2: Cup"]);
});

test("blank lines and rows of nothing are no rows", async () => {
  expect(await read("", ",,,", "  ", "1,Cup,,5 ETB", "")).toEqual(["5 1: Cup"]);
});

test("a line without end is refused and the next one read", async () => {
  expect(await read(`1,${"x".repeat(700_000)},,5 ETB`, "2,Cup,,5 ETB")).toEqual(["2 tooLong", "3 2: Cup"]);
});

test("whatever stands between them, no good row is lost", async () => {
  const broken = fc.oneof(
    fc.string({ unit: fc.constantFrom('"', ",", "\t", "a", "ጫ", " ", "5", "\\", "\r", "\u0000"), maxLength: 40 }),
    fc.constantFrom('x,"open', '"x,"",y', "a,b,c", "a,b,c,d,e", '"', '""', '"",""', 'x,"y"z,"', ',,,"'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(broken, { maxLength: 12 }), fc.nat(), async (lines, seed) => {
      const good = ['g1,Cup,"Blue, ""deep""",5 ETB', "g2,የቡና ጀበና,,5 ETB", 'g3,TV 32",,5 ETB', 'g4,"Bag",x,"1,005 ETB"'];
      const mixed = [...lines];
      good.forEach((row, index) => mixed.splice((seed * (index + 7)) % (mixed.length + 1), 0, row));
      const rows = await collectFeed([header, ...mixed].join("\n"), options, 1 + (seed % 50));
      const ids = rows.flatMap((row) => (row.ok ? [row.draft.feedId] : []));
      expect(ids).toEqual(expect.arrayContaining(["g1", "g2", "g3", "g4"]));
    }),
  );
});
