import { beforeEach, expect, test } from "vitest";
import { findCatalogueVersion, findSettings } from "../../../app/data/catalogue-version.server.ts";
import { readStoredSettings, saveSettings, settingsObject } from "../../../app/data/settings/shop-settings.server.ts";
import { settingDefault } from "../../../app/domain/settings/shop-settings.ts";
import { NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { db, run } from "../../support/test-database.ts";

const seen = async () => (await readStoredSettings(db)).seen;
const save = async (asked: Parameters<typeof saveSettings>[1], at = NOW) =>
  saveSettings(db, asked, { seen: await seen(), author, now: at });
const events = () => eventsOf(settingsObject.kind, settingsObject.id);

beforeEach(() => run("DELETE FROM shop_setting"));

test("what differs is saved as one event, raises the catalogue's version and holds at once in this isolate", async () => {
  const version = await findCatalogueVersion(db, NOW);
  expect(await save({ phone: "8080", homeLayout: "other", email: "" })).toBe("saved");
  expect((await findSettings(db, NOW)).homeLayout).toBe("other");
  expect(await findCatalogueVersion(db, NOW)).toBeGreaterThan(version);
  const [event] = await events();
  expect(event).toMatchObject({
    ...{ action: "settingsChanged", authorName: "Almaz" },
    before: { phone: "", homeLayout: "current" },
    after: { phone: "8080", homeLayout: "other" },
  });
});

test("a default, or nothing, takes the stored text away", async () => {
  await save({ company: "https://shop.et/", jobs: "https://jobs.shop.et/" });
  await save({ company: "", jobs: settingDefault("jobs") });
  expect((await readStoredSettings(db)).stored).toEqual({ company: "", jobs: "" });
});

test("what is the same already is no event", async () => {
  await save({ phone: "8080" });
  const before = (await events()).length;
  expect(await save({ phone: "8080", company: settingDefault("company") })).toBe("unchanged");
  expect(await events()).toHaveLength(before);
});

test("an isolate that knows settings asks nobody for them, and another second brings the new ones", async () => {
  await save({ newsletter: "" }, NOW + 10_000);
  await findSettings(db, NOW + 20_000);
  await run("INSERT OR REPLACE INTO shop_setting VALUES ('buyNow', 'cart')");
  expect((await findSettings(db, NOW + 25_000)).buyNow).toBe("checkout");
  await findCatalogueVersion(db, NOW + 25_000);
  expect((await findSettings(db, NOW + 25_000)).buyNow).toBe("cart");
});
