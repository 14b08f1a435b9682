import { beforeEach, describe, expect, test } from "vitest";
import { listContentVersions } from "../../../../app/data/content/content-load.server.ts";
import { findCurrentContent } from "../../../../app/data/content/current-content.server.ts";
import { problemContext } from "../../../../app/http/request-context.server.ts";
import * as en from "../../../../app/i18n/en/index.ts";
import { changeRows, movedRows } from "../../../../app/routes/desk/home/change-rows.server.ts";
import { entriesOf, pictureLists } from "../../../../app/shared/content/picture-lists.ts";
import { formFieldsOf } from "../../../../app/shared/content/entry-form-fields.ts";
import { entryOf, rowOf, rowsIn } from "../../../../app/shared/content/typed-rows.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";
import { db, empty } from "../../../support/test-database.ts";

// Issue “Look”: lists of home are edited by rows, checked by the schema of content files.

const NOW = Date.UTC(2026, 10, 25, 9);
const PICTURE = "/media/web-banner/hero-coffee.webp";
const heroes = pictureLists.find(({ path }) => path === "heroes")!;

const slide = (at: number, en: string, more: Record<string, string> = {}) => {
  const row = { link: "/vendors", image: PICTURE, "headline.en": en, "headline.am": "ሀ", price: "", ...more };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`${at}.${name}`, value]));
};

function send(fields: Record<string, string>, list = heroes, isPage = false) {
  const tools = deskTools({ seen: "0", returnTo: `/desk/home/${list.path}`, ...fields }, NOW);
  if (isPage) tools.where.request.headers.set("accept", "text/html");
  return { tools, answer: answered(changeRows(tools, list)) };
}

const shown = async () => entriesOf(await findCurrentContent(db), heroes);

beforeEach(async () => {
  await empty("content_version", "home_entry");
});

describe("fields", () => {
  test("are those of the schema, and each has a label", () => {
    const names = pictureLists.flatMap(({ path }) => formFieldsOf(path).map(({ name }) => name.replace(".", "_")));
    expect(new Set(names).size).toBe(10);
    for (const name of names) expect(en.deskHome).toHaveProperty(`field_${name}`);
  });

  test("go into an entry and back", () => {
    const fields = formFieldsOf("heroes");
    const entry = { link: "/", image: PICTURE, headline: { en: "A", am: "ሀ" }, price: 620.5 };
    expect(entryOf(rowOf(entry, fields), fields)).toEqual(entry);
    const { price: _, ...free } = entry;
    expect(entryOf(rowOf(free, fields), fields)).toEqual(free);
    expect(
      rowsIn([
        ["3.link", "/b"],
        ["0.link", "/a"],
        ["seen", "1"],
        ["0.headline.en", "A"],
      ]),
    ).toEqual([{ link: "/a", "headline.en": "A" }, { link: "/b" }]);
  });
});

test.each([
  ["up-1", "bac"],
  ["down-1", "acb"],
  ["up-0", "abc"],
  ["down-2", "abc"],
  ["remove-1", "ac"],
  ["remove-9", "abc"],
])("%s leaves %s", (intent, order) => {
  const rows = ["a", "b", "c"].map((link) => ({ link }));
  expect(
    movedRows(rows, intent)
      .map(({ link }) => link)
      .join(""),
  ).toBe(order);
});

test("a press shows the form again as it was typed, and stores nothing", async () => {
  const { tools, answer } = send({ ...slide(0, "One"), ...slide(1, "Two"), intent: "down-0" }, heroes, true);
  expect((await answer).status).toBe(200);
  const { problem } = tools.where.context.get(problemContext)!;
  expect(problem).toMatchObject({ fields: {}, form: null });
  expect(problem.values).toMatchObject({ "0.headline.en": "Two", "1.headline.en": "One", seen: "0" });
  const added = send({ ...slide(0, "One"), intent: "add" }, heroes, true);
  await added.answer;
  expect(added.tools.where.context.get(problemContext)!.problem.values).toMatchObject({ "1.image": PICTURE });
  expect(await listContentVersions(db)).toEqual([]);
});

test("saving is a version of this list alone, over the version that was seen", async () => {
  const rows = { ...slide(0, "Two", { price: "1,620.50" }), ...slide(1, "One") };
  expect(await send({ ...rows, intent: "save" }).answer).toMatchObject({ status: 200, body: { ok: true } });
  expect(await shown()).toMatchObject([{ headline: { en: "Two" }, price: 1_620.5 }, { headline: { en: "One" } }]);
  expect(await listContentVersions(db)).toMatchObject([
    { number: 2, by: "Almaz", file: "heroes", sections: ["heroes"] },
    { number: 1, by: "" },
  ]);
  expect(await send({ ...rows, intent: "save", seen: "1" }).answer).toMatchObject({ status: 409 });
  expect(await send({ intent: "save", seen: "2" }).answer).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([]);
});

test.each<[string, Record<string, string>, string, string]>([
  ["no text", { "headline.am": " " }, "0.headline.am", en.deskHome.rowEmpty],
  ["Amharic as English", { "headline.en": "ቡና" }, "0.headline.en", en.deskHome.rowAmharic],
  [
    "a foreign scheme",
    { link: "javascript:alert(1)" },
    "0.link",
    "Enter a path of the shop such as /shop/sidebar/list, or an address that begins with https://.",
  ],
  [
    "a page as a picture",
    { image: "/vendors" },
    "0.image",
    "Enter an address that begins with https://, or a picture of the shop (/media/...).",
  ],
  ["a price in words", { price: "cheap" }, "0.price", en.deskForms.birrWrong],
  ["a product that is not there", { link: "/product/default/no-such" }, "0.link", en.deskHome.rowGone],
])(
  "%s is refused at its field, by preview and save alike, and nothing is stored",
  async (_, wrong, field, sentence) => {
    for (const intent of ["preview", "save"]) {
      const { status, body } = await send({ ...slide(0, "One", wrong), intent }).answer;
      expect([status, (body as { fields: object }).fields]).toEqual([422, { [field]: sentence }]);
      expect((body as { values: object }).values).toMatchObject(slide(0, "One", wrong));
    }
    expect(await listContentVersions(db)).toEqual([]);
  },
);
