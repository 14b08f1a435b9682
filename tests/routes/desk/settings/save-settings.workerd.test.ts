import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readStoredSettings } from "../../../../app/data/settings/shop-settings.server.ts";
import { saveDeskSettings } from "../../../../app/routes/desk/settings/save-settings.server.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

// docs/decisions/0086.

beforeEach(() => env.DB.prepare("DELETE FROM shop_setting").run());

const stored = () => readStoredSettings(env.DB);
const press = async (fields: Record<string, string>, seen?: number) =>
  answered(saveDeskSettings(deskTools({ seen: String(seen ?? (await stored()).seen), ...fields }, NOW)));

test("each field at fault has its own sentence, and nothing is saved", async () => {
  const { status, body } = await press({ intent: "save", phone: "x", hours: "always", jobs: "x", email: "a@b.et" });
  expect(status).toBe(422);
  expect(Object.keys(body.fields as object).toSorted()).toEqual(["hours", "jobs", "phone"]);
  expect((await stored()).stored).toEqual({});
});

test("a change is undone by its event, and the undoing by its own", async () => {
  await press({ intent: "save", phone: "8080", newsletter: "on" });
  await press({ intent: "save", phone: "9090" });
  const second = (await stored()).seen;
  expect((await press({ intent: "undo", event: String(second) })).status).toBe(200);
  expect((await stored()).stored).toEqual({ phone: "8080", newsletter: "on" });
  const { seen } = await stored();
  expect((await press({ intent: "undo", event: String(seen) })).status).toBe(200);
  expect((await stored()).stored).toEqual({ phone: "9090", newsletter: "" });
});

test("who saw former settings, or names another event, is told to look again", async () => {
  await press({ intent: "save", phone: "8080" });
  const { seen } = await stored();
  expect((await press({ intent: "save", phone: "9090" }, seen - 1)).status).toBe(409);
  expect((await press({ intent: "undo", event: String(seen + 1) })).status).toBe(409);
  expect((await stored()).stored).toEqual({ phone: "8080" });
});
