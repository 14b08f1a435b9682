import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as alerts from "../../../app/data/messages/alerts.server.ts";
import { sendAlerts } from "../../../app/data/messages/send-alerts.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { alertLimit, type AlertKind, type AlertReader } from "../../../app/domain/messages/alert.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { DAY, HOUR, NOW, insertProducts, insertSmallCatalogue, plainProducts } from "../small-catalogue.ts";
import { messages } from "../../support/messages.ts";
import { db, empty, readValue, run } from "../../support/test-database.ts";

const SOLD_OUT = 7;
const SOLD = 5;
const VENDOR = 2;

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await addAccounts(db, [1]);
});
beforeEach(async () => {
  await empty("alert", "alert_event", "outbox");
  await setProduct(SOLD_OUT, { stock_amount: 0, listed_stock: 0 });
});

let asked = 0;
function ask(kind: AlertKind, targetId: number, reader: AlertReader, more: Partial<alerts.AlertRequest> = {}) {
  asked += 1;
  const price = kind === "price" ? 50_000 : null;
  const secret = `secret-${asked}`;
  return alerts.saveAlert(db, { kind, targetId, reader, locale: "en", price, secret, now: NOW, ...more });
}
const guest = (name: string): AlertReader => ({ contact: `${name}@mail.example` });
const setProduct = (id: number, columns: Record<string, number | null>) => {
  const set = Object.keys(columns).map((column) => `${column} = ?`);
  return run(`UPDATE product SET ${set.join(", ")} WHERE id = ?`, ...Object.values(columns), id);
};
const received = async () =>
  (await messages()).map((message) => {
    const said = renderMessage(message, "https://gulit.example")!.text;
    return { kind: message.kind, to: message.to, said };
  });
const tos = async () => (await received()).map(({ to }) => to);
let nextId = 1_000;
const newGood = (at: number, vendor = VENDOR) =>
  insertProducts(db, [{ ...plainProducts(1, (nextId += 1))[0]!, vendor, age: (NOW - at) / HOUR }]);

describe("an option that is back", () => {
  const OPTIONS = `INSERT INTO product_variant (id, product_id, position, color, color_am, size, price, stock_amount)
     VALUES (8001, ${SOLD}, 1, 'Blue', 'ሰማያዊ', 'M', 100, 0), (8002, ${SOLD}, 2, 'Red', 'ቀይ', 'L', 100, 0), (8003, ${SOLD}, 3, 'Red', NULL, 'S', 100, 4)`;
  const setOption = (id: number, stock: number) =>
    run("UPDATE product_variant SET stock_amount = ?2 WHERE id = ?1", id, stock);
  beforeEach(async () => {
    await run("DELETE FROM product_variant WHERE product_id = ?1", SOLD);
    await run(OPTIONS);
  });

  test("is told to who waits for it alone, once, though its product was there all the time", async () => {
    await ask("stock", SOLD, guest("blue"), { variantId: 8001 });
    await ask("stock", SOLD, guest("red"), { variantId: 8002, locale: "am" });
    expect(await sendAlerts(db, NOW + 1)).toBe(0);
    await setOption(8003, 9);
    expect(await sendAlerts(db, NOW + 2)).toBe(0);
    await setOption(8001, 1);
    expect(await sendAlerts(db, NOW + 3)).toBe(1);
    expect((await received()).map(({ to, said }) => [to, said.includes("(Blue, M)")])).toEqual([
      ["blue@mail.example", true],
    ]);
    await setOption(8001, 0);
    await setOption(8002, 2);
    await setOption(8001, 5);
    expect(await sendAlerts(db, NOW + 4)).toBe(1);
    expect((await received()).map(({ said }) => said.includes("(ቀይ፣ L)"))).toEqual([false, true]);
  });

  test("and gone again, or left out by its feed, is not told of", async () => {
    await ask("stock", SOLD, guest("blue"), { variantId: 8001 });
    await ask("stock", SOLD, guest("red"), { variantId: 8002 });
    await setOption(8001, 1);
    await setOption(8001, 0);
    await setOption(8002, 1);
    await run("DELETE FROM product_variant WHERE id = 8002");
    expect(await sendAlerts(db, NOW + 1)).toBe(0);
  });

  test("is told of two options to who waits for both: each once, by its name and with its link", async () => {
    await ask("stock", SOLD, guest("both"), { variantId: 8002 });
    await ask("stock", SOLD, guest("both"), { variantId: 8001 });
    await ask("stock", SOLD, guest("both"), { variantId: 8001 });
    const slug = await readValue<string>("SELECT name_slug FROM product WHERE id = ?1", SOLD);
    await setOption(8002, 1);
    expect(await sendAlerts(db, NOW + 1)).toBe(1);
    await setOption(8001, 1);
    expect(await sendAlerts(db, NOW + 2)).toBe(1);
    expect(await sendAlerts(db, NOW + 3)).toBe(0);
    const said = (await received()).map(({ said: text }) => /(\(.*?\)).* (https:\S*variant=\d+)/.exec(text)!.slice(1));
    expect(said).toEqual([
      ["(Red, L)", `https://gulit.example/product/default/${slug}?variant=8002`],
      ["(Blue, M)", `https://gulit.example/product/default/${slug}?variant=8001`],
    ]);
  });
});

describe("back in stock", () => {
  test("is told once to each reader, with the link to leave, and not again when it comes back a second time", async () => {
    await ask("stock", SOLD_OUT, guest("a"));
    await ask("stock", SOLD_OUT, { contact: "+251911234567" }, { locale: "am" });
    await ask("stock", SOLD_OUT, { account: 1 });
    expect(await sendAlerts(db, NOW)).toBe(0);
    await setProduct(SOLD_OUT, { stock_amount: 3, listed_stock: 3 });
    expect(await sendAlerts(db, NOW + 1)).toBe(3);
    await setProduct(SOLD_OUT, { stock_amount: 0, listed_stock: 0 });
    await setProduct(SOLD_OUT, { stock_amount: 3, listed_stock: 3 });
    expect(await sendAlerts(db, NOW + 2)).toBe(0);
    const messages = await received();
    expect(messages.map(({ kind, to }) => `${kind} ${to}`)).toEqual([
      ...["mail a@mail.example", "sms +251911234567", "mail account-1@mail.example"],
    ]);
    expect(messages[0]!.said).toMatch(
      /^Gulit: Charger is back in stock, .*ETB\. https:\/\/gulit\.example\/product\/default\/charger .*leave\?q=secret-\d+$/,
    );
    await setProduct(SOLD_OUT, { stock_amount: 0, listed_stock: 0 });
    await ask("stock", SOLD_OUT, guest("a"), { now: NOW + 3 });
    await setProduct(SOLD_OUT, { stock_amount: 3, listed_stock: 3 });
    expect(await sendAlerts(db, NOW + 4)).toBe(1);
  });

  test("is not told of what was bought meanwhile or is no longer sold, and those who wait go on waiting", async () => {
    await ask("stock", SOLD_OUT, guest("b"));
    await setProduct(SOLD_OUT, { stock_amount: 1, listed_stock: 1 });
    await setProduct(SOLD_OUT, { stock_amount: 0, listed_stock: 0 });
    expect(await sendAlerts(db, NOW)).toBe(0);
    await setProduct(SOLD_OUT, { stock_amount: 1, listed_stock: 1, retired_at: NOW });
    expect(await sendAlerts(db, NOW)).toBe(0);
    await setProduct(SOLD_OUT, { retired_at: null });
    expect(await sendAlerts(db, NOW)).toBe(1);
    expect(await tos()).toEqual(["b@mail.example"]);
  });

  test("goes out in portions, each reader in one of them, whatever sweeps run beside each other", async () => {
    for (let at = 0; at < 25; at += 1) await ask("stock", SOLD_OUT, guest(`p${at}`));
    await setProduct(SOLD_OUT, { stock_amount: 1, listed_stock: 1 });
    const sweep = () => sendAlerts(db, NOW, { readers: 10 });
    await Promise.all([sweep(), sweep(), sweep()]);
    for (let at = 0; at < 5; at += 1) await sweep();
    const all = await tos();
    expect([all.length, new Set(all).size]).toEqual([25, 25]);
    expect(await readValue("SELECT count(*) AS n FROM alert_event")).toBe(0);
  });
});

test("what comes back while its sweep is under way is told once", async () => {
  await ask("stock", SOLD_OUT, guest("hana"));
  await setProduct(SOLD_OUT, { stock_amount: 4, listed_stock: 4 });
  await setProduct(SOLD_OUT, { stock_amount: 0, listed_stock: 0 });
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    await setProduct(SOLD_OUT, { stock_amount: 3, listed_stock: 3 });
    return db.batch<T>(statements);
  };
  expect(await sendAlerts({ ...db, batch }, NOW)).toBe(1);
  expect(await sendAlerts({ ...db, batch }, NOW + 1)).toBe(0);
});

test("price drop is told when it costs less than when asked, and only then", async () => {
  await ask("price", SOLD, guest("cheap"), { price: 45_000 });
  await ask("price", SOLD, guest("dear"), { price: 50_000 });
  await setProduct(SOLD, { shown_price: 46_000 });
  expect(await sendAlerts(db, NOW)).toBe(1);
  await setProduct(SOLD, { shown_price: 48_000 });
  await setProduct(SOLD, { shown_price: 45_000 });
  expect(await sendAlerts(db, NOW)).toBe(0);
  await setProduct(SOLD, { shown_price: 44_000 });
  expect(await sendAlerts(db, NOW)).toBe(1);
  const messages = await received();
  expect(messages.map(({ to }) => to)).toEqual(["dear@mail.example", "cheap@mail.example"]);
  expect(messages[0]!.said).toMatch(/now costs 460\sETB instead of 500\sETB/);
  await setProduct(SOLD, { shown_price: 50_000 });
});

describe("new goods of a followed vendor", () => {
  test("are told an hour later together, and at most once a day", async () => {
    await ask("follow", VENDOR, { account: 1 });
    await newGood(NOW);
    await newGood(NOW + 60_000);
    await newGood(NOW, 1);
    expect(await sendAlerts(db, NOW + HOUR - 1)).toBe(0);
    expect(await sendAlerts(db, NOW + HOUR)).toBe(1);
    expect((await received())[0]!.said).toContain("new from Vendor 02: 2.");
    await newGood(NOW + 2 * HOUR);
    expect(await sendAlerts(db, NOW + HOUR + DAY - 1)).toBe(0);
    expect(await sendAlerts(db, NOW + HOUR + DAY)).toBe(1);
    expect(await sendAlerts(db, NOW + 9 * DAY)).toBe(0);
    // After quiet days the delay is an hour again, not a day.
    await newGood(NOW + 10 * DAY);
    expect(await sendAlerts(db, NOW + 10 * DAY)).toBe(0);
    expect(await sendAlerts(db, NOW + 10 * DAY + HOUR)).toBe(1);
  });

  test("a contact that follows is written to at once, and once; an account is not", async () => {
    await ask("follow", VENDOR, guest("f"));
    await ask("follow", VENDOR, guest("f"));
    await ask("follow", VENDOR, { account: 1 });
    const messages = await received();
    expect(messages.map(({ to }) => to)).toEqual(["f@mail.example"]);
    expect(messages[0]!.said).toContain("/alerts/leave?q=secret-");
  });
});

describe("leaving", () => {
  test("one alert, or all of the same contact; nobody else's", async () => {
    await ask("stock", SOLD_OUT, guest("leaver"), { secret: "mine" });
    await ask("price", SOLD, guest("leaver"));
    await ask("price", 4, guest("leaver"));
    await ask("stock", SOLD_OUT, guest("stayer"));
    expect(await alerts.findAlertBySecret(db, "mine")).toMatchObject({ kind: "stock", target: { name: "Charger" } });
    await alerts.removeAlertsBySecret(db, "mine", false);
    expect(await alerts.findAlertBySecret(db, "mine")).toBeNull();
    await alerts.removeAlertsBySecret(db, "mine", true);
    const readers = async () =>
      (await db.prepare("SELECT reader FROM alert ORDER BY id").raw<[string]>()).map(([reader]) => reader);
    expect(await readers()).toEqual(["leaver@mail.example", "leaver@mail.example", "stayer@mail.example"]);
    const secret = await readValue<string>("SELECT leave_secret FROM alert LIMIT 1");
    await alerts.removeAlertsBySecret(db, secret!, true);
    expect(await readers()).toEqual(["stayer@mail.example"]);
  });

  test("an account ends its own, and takes all along when it goes", async () => {
    await addAccounts(db, [8, 9]);
    await ask("stock", SOLD_OUT, { account: 8 });
    await ask("follow", VENDOR, { account: 8 });
    await ask("price", SOLD, { contact: "account-8@mail.example" });
    const [follow] = await alerts.listAlerts(db, 8);
    expect(follow).toMatchObject({ kind: "follow", target: { name: "Vendor 02" }, notifiedAt: null });
    expect(await alerts.removeAlert(db, 9, follow!.id)).toBe(false);
    expect(await alerts.removeAlert(db, 8, follow!.id)).toBe(true);
    const targets = [{ kind: "stock" as const, targetId: SOLD_OUT }];
    expect(await alerts.findWaitingKinds(db, 8, targets)).toEqual(["stock"]);
    await run("DELETE FROM account WHERE id = 8");
    expect(await readValue("SELECT count(*) AS n FROM alert")).toBe(0);
  });
});

test("a reader waits for fifty things at a time, also when asked for at once; told ones make room", async () => {
  const wanted = Array.from({ length: alertLimit + 5 }, (_, at) => ask("stock", 100 + at, guest("hoarder")));
  expect((await Promise.all(wanted)).filter(Boolean)).toHaveLength(alertLimit);
  expect(await ask("stock", 100, guest("hoarder"))).toBe(true);
  await run("UPDATE alert SET notified_at = 1 WHERE target_id = 101");
  expect(await ask("price", SOLD, guest("hoarder"))).toBe(true);
  expect(await ask("price", 4, guest("hoarder"))).toBe(false);
});

test("a told alert stays ninety days for its link, a waiting one for good", async () => {
  await ask("stock", SOLD_OUT, guest("old"));
  await ask("stock", SOLD_OUT, guest("young"));
  await ask("stock", SOLD_OUT, guest("waiting"), { now: NOW - 900 * DAY });
  const tell = "UPDATE alert SET notified_at = ?2 WHERE reader = ?1";
  await run(tell, "old@mail.example", NOW - 90 * DAY - 1);
  await run(tell, "young@mail.example", NOW - 90 * DAY);
  await Promise.all(removeLeftovers(db, NOW, 10));
  const left = await db.prepare("SELECT reader FROM alert ORDER BY id").raw<[string]>();
  expect(left.flat()).toEqual(["young@mail.example", "waiting@mail.example"]);
});
