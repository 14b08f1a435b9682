import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { pictureLimits } from "../../../app/domain/pictures/sent-pictures.ts";
import type { ActionTools } from "../../../app/request/action-context.server.ts";
import { deleteUnusedPictures } from "../../../app/data/pictures/unused-pictures.server.ts";
import { takePictures } from "../../../app/shared/pictures/take-pictures.server.ts";
import { photograph } from "../../support/vendor-pictures.ts";
import { run, empty, readValue } from "../../support/test-database.ts";

// settled.md 42.

const tools = (
  files: readonly Uint8Array<ArrayBuffer>[],
  { images = env.IMAGES, account = 7 as number | null, address = "" } = {},
) =>
  ({
    db: env.DB,
    pictures: { images, store: env.MEDIA },
    session: { owner: "session:a", account },
    secrets: ["a secret"],
    now: NOW,
    where: { request: new Request("https://shop.example", { headers: { "CF-Connecting-IP": address } }) },
    submission: { files: { sent: files.map((bytes) => ({ name: "pictures", bytes })), problem: null } },
    t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`,
  }) as unknown as ActionTools;

const NOW = Date.now();
const stored = async () => (await env.MEDIA.list({ prefix: "pictures/" })).objects.length;
const HOUR = 3_600_000;
const forgotten = () => deleteUnusedPictures(env.DB, env.MEDIA, 20, NOW + HOUR + 60_000);
const html = new TextEncoder().encode("<script>alert(1)</script>") as Uint8Array<ArrayBuffer>;

test("each has an address of its own that nobody guesses, though their bytes are equal", async () => {
  const before = await stored();
  const taken = await takePictures(tools([photograph(), photograph()]));
  if (!taken.ok) throw new Error(taken.sentence);
  const [one, other] = taken.pictures.map(({ hash, shown }) => [hash, /\.[0-9a-f]{6}\.300x240$/.test(shown)]);
  expect([one![1], other![1], one![0] === other![0], await stored()]).toEqual([true, true, false, before + 2]);
  const master = await env.MEDIA.get(`pictures/${String(one![0])}/master`);
  expect(new TextDecoder().decode((await master!.arrayBuffer()).slice(8, 12))).toBe("WEBP");
});

test.each([
  ["one is no picture", [photograph(), html], env.IMAGES, 'buying.pictureNone {"number":2}'],
  ["one is too small to show anything", [photograph(20, 20)], env.IMAGES, 'buying.pictureNone {"number":1}'],
])("where %s nothing stays in the store for longer than an hour", async (_, files, images, sentence) => {
  await forgotten();
  const before = await stored();
  expect(await takePictures(tools(files, { images }))).toEqual({ ok: false, sentence });
  await forgotten();
  expect(await stored()).toBe(before);
});

test("what was stored and is named by nothing in an hour is gone, whatever died in between", async () => {
  const before = await stored();
  const taken = await takePictures(tools([photograph()]));
  if (!taken.ok) throw new Error(taken.sentence);
  for (const [ms, more] of [
    [HOUR - 60_000, 1],
    [HOUR + 60_000, 0],
  ] as const) {
    await deleteUnusedPictures(env.DB, env.MEDIA, 20, NOW + ms);
    expect(await stored()).toBe(before + more);
  }
  expect(await readValue("SELECT count(*) AS n FROM picture")).toBe(0);
});

test("guests of one network send a few forms with pictures in a day; others, and who is signed in, are not bound by it", async () => {
  const send = async (address: string, account: number | null = null) => {
    const taken = await takePictures(tools([photograph()], { account, address }));
    return taken.ok || taken.sentence;
  };
  for (let count = 0; count < pictureLimits.ofNetwork; count += 1) expect(await send("192.0.2.1")).toBe(true);
  const before = await stored();
  expect(await send("192.0.2.1")).toBe("buying.picturesOfGuests {}");
  expect(await stored()).toBe(before);
  expect([await send("192.0.2.2"), await send("192.0.2.1", 7)]).toEqual([true, true]);
  await run("DELETE FROM attempt");
});

/** So many pictures of custom orders; `owner` is SQL, `i` the number of the picture. */
async function sentBefore(pictures: number, owner: string): Promise<void> {
  const { files } = pictureLimits;
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${pictures - 1})`;
  await run(`${numbers}
      INSERT INTO custom_order (id, number, public_id, form_key_hash, content_hash, owner, locale, what, quantity, phone, city, state_at, created_at)
      SELECT i / ${files} + 1, i, i, i, '', ${owner}, 'en', 'A', 1, '', '', 0, 0 FROM n WHERE i % ${files} = 0`);
  await run(`${numbers}
      INSERT INTO sent_picture (hash, owner, custom_order_id, position, shown, created_at)
      SELECT printf('%032d', i), ${owner}, i / ${files} + 1, i % ${files}, '', 0 FROM n`);
}

afterEach(() => empty("custom_order", "picture"));

test("guests' pictures are bounded in all", async () => {
  await sentBefore(pictureLimits.ofGuests, `'session:' || (i / ${pictureLimits.files})`);
  const refused = { ok: false, sentence: "buying.picturesOfGuests {}" };
  expect(await takePictures(tools([photograph()], { account: null }))).toEqual(refused);
});

test("who has sent as many as one person may is told before anything is transformed", async () => {
  await sentBefore(pictureLimits.ofOwner, "'session:a'");
  const broken = { input: () => expect.fail("transformed") } as unknown as ImagesBinding;
  expect(await takePictures(tools([photograph()], { images: broken }))).toEqual({
    ok: false,
    sentence: 'buying.picturesFull {"max":40}',
  });
});
