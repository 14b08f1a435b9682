import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { readProductText, selectProductTexts } from "../../../app/data/products/product-texts.server.ts";
import { displayName } from "../../../app/domain/display-name.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { run } from "../../support/test-database.ts";

// Decision 40.

beforeAll(() => insertSmallCatalogue(env.DB));

const NAMES: [name: string, amharic: string | null][] = [
  ["Clay coffee pot", "ጀበና"],
  ["ጀበና", null],
  ["ጀበና ABCD efgh ijkl", "ጀበና ABCD efgh ijkl"],
  ["  ", "ጀበና"],
  ["\t\n", "ጀበና"],
  ["220", "ጀበና"],
  ["ቡና", "ጀበና"],
  ["Lamp", "  "],
];

test("names on an English page are the same without the Amharic it leaves unread", async () => {
  const { am, en } = selectProductTexts("WHERE p.id = 1");
  const read = async (sql: string) => (await env.DB.prepare(sql).first<string>("text"))!;
  for (const [name, amharic] of NAMES) {
    await run("UPDATE product SET name = ?1, name_am = ?2 WHERE id = 1", name, amharic);
    await run(
      "UPDATE category SET name = ?1, amharic_name = coalesce(?2, '') WHERE id = (SELECT category_id FROM product WHERE id = 1)",
      name,
      amharic,
    );
    const [whole, text] = [await read(am), await read(en)];
    const [all, some] = [readProductText(whole).product, readProductText(text).product];
    expect(displayName(some, "en"), name).toEqual(displayName(all, "en"));
    expect(displayName(some.category, "en"), name).toEqual(displayName(all.category, "en"));
    expect([text.includes("ጀበና"), whole.includes("ጀበና")]).toEqual([
      name !== "Clay coffee pot" && whole.includes("ጀበና"),
      name.includes("ጀበና") || amharic === "ጀበና",
    ]);
  }
});
