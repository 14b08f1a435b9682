import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { listContentVersions } from "../../../../app/data/content/content-versions.server.ts";
import { listEvents } from "../../../../app/data/events/operator-events.server.ts";
import { findShownContent } from "../../../../app/data/content/shown-content.server.ts";
import { loadHome } from "../../../../app/routes/desk/home/load-home.server.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const hero = (en: string) => ({
  link: "/pages/shipping",
  image: "https://media.example/hero.webp",
  headline: { en, am: "ቡና" },
});
const file = (...names: string[]) => JSON.stringify({ heroes: names.map(hero) });
const send = (fields: Record<string, string>) => answered(loadHome(deskTools(fields, NOW)));
const load = (text: string, seen: number) => send({ intent: "load", text, file: "", seen: String(seen) });
const bringBack = (version: number, seen: number) =>
  send({ intent: "rollback", version: String(version), seen: String(seen) });
const headlines = async () => {
  const { heroes } = (await findShownContent(env.DB)) as { heroes: { headline: { en: string } }[] };
  return heroes.map(({ headline }) => headline.en);
};
const numbers = async () => (await listContentVersions(env.DB)).map(({ number }) => number);
const events = () =>
  listEvents(env.DB, { object: { kind: "content", id: "" }, author: null, action: null, before: null }, 20);

beforeEach(() =>
  env.DB.batch(["content_version", "hero_image"].map((table) => env.DB.prepare(`DELETE FROM ${table}`))),
);

test("a file is a version with who loaded it, an old version comes back as a new one", async () => {
  const before = (await events()).length;
  expect(await load(file("Coffee", "Honey"), 0)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await headlines()).toEqual(["Coffee", "Honey"]);
  expect(await load(file("Teff"), 2)).toMatchObject({ status: 200 });
  expect(await bringBack(2, 3)).toMatchObject({ status: 200 });
  expect(await headlines()).toEqual(["Coffee", "Honey"]);
  expect(await listContentVersions(env.DB)).toMatchObject([
    { number: 4, by: "Almaz", restores: 2 },
    { number: 3, by: "Almaz", file: "desk.json", sections: ["heroes"] },
    { number: 2 },
    { number: 1, by: "" },
  ]);
  const written = await events();
  expect(written).toHaveLength(before + 3);
  expect(written[0]).toMatchObject({ authorName: "Almaz", before: { version: 3 }, after: { version: 4, restores: 2 } });
  expect(await bringBack(40, 4)).toMatchObject({ status: 404 });
});

test("a file with faults is refused whole, what was pasted comes back with where they are", async () => {
  const text = JSON.stringify({ heroes: [hero("Coffee"), { ...hero("Honey"), link: "javascript:alert(1)" }] });
  const { status, body } = await load(text, 0);
  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { text: expect.stringContaining("Faults in the file: 1") as string } });
  expect(await load("{", 0)).toMatchObject({ status: 422 });
  expect(await load("  ", 0)).toMatchObject({ status: 422, body: { fields: { text: expect.anything() as string } } });
  expect(await numbers()).toEqual([]);
});

test("who saw an older version than the newest loads nothing and is told; so is one of two who press at once", async () => {
  await load(file("Coffee"), 0);
  expect(await load(file("Honey"), 0)).toMatchObject({ status: 409 });
  expect(await bringBack(1, 0)).toMatchObject({ status: 409 });
  expect(await headlines()).toEqual(["Coffee"]);
  const both = await Promise.all([load(file("Teff"), 2), load(file("Beans"), 2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await numbers()).toEqual([3, 2, 1]);
  expect(await headlines()).toEqual([both[0].status === 200 ? "Teff" : "Beans"]);
});
