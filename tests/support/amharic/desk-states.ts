import { buy } from "../buying.ts";
import { hashVendorLink } from "../../../app/http/secrets/link-secrets.server.ts";
import { signIn } from "../sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { buyer } from "./buying-states.ts";
import type { AmharicShop } from "./shop.ts";
import type { AmharicReader } from "./walk.ts";

export async function walkDesk(reader: AmharicReader, shop: AmharicShop): Promise<void> {
  const { db } = shop;
  const { contact } = await signIn(reader.visitor, { name: "አልማዝ" });
  const names = [contact];
  const account = (await db.prepare("SELECT id FROM account WHERE email = ?1").bind(contact).first<number>("id"))!;
  await db.prepare("INSERT INTO staff (account_id, role, granted_at) VALUES (?1, 'owner', 0)").bind(account).run();
  await reader.see("/desk/enter", { names });
  await reader.send("/desk/enter", { intent: "send" }, { names });
  await reader.send("/desk/enter", { intent: "open", code: "000000" }, { names, status: 422 });
  await db
    .prepare("INSERT INTO desk_session SELECT id_hash, ?2 FROM session WHERE account_id = ?1")
    .bind(account, Date.now())
    .run();
  await reader.seeAll(["/desk/events", "/desk/staff"], { names });
  await reader.send("/desk/staff", { intent: "grant", contact: "0911", role: "orders" }, { names, status: 422 });
  await reader.send("/desk/staff", { intent: "grant", contact, role: "orders" }, { names });
  await walkVendors(reader);
  await walkWork(reader, shop);
  await walkReaders(reader, shop);
  await walkQuestions(reader, shop);
  await reader.see("/desk/events", { names: [...names, "BUNA"] });
}

async function walkVendors(reader: AmharicReader): Promise<void> {
  await reader.seeAll([
    ...["/desk/vendors", "/desk/vendors?only=none", "/desk/vendors?only=orders", "/desk/vendors/new"],
    `/desk/vendors?q=${encodeURIComponent("የሌለ")}`,
  ]);
  const wrong = {
    name: "",
    phone: "x",
    email: "x",
    logo: "x",
    closedUntil: "2020-01-01",
    description: "ሀ".repeat(6_000),
  };
  await reader.send("/desk/vendors/new", { intent: "save", ...wrong }, { status: 422 });
  const good = { intent: "save", name: "ክራር ዕደ ጥበብ", phone: "011 551 2345", city: "አዳማ" };
  const to = await reader.send("/desk/vendors/new", good);
  await reader.send("/desk/vendors/new", good, { status: 422 });
  await reader.send(to, { intent: "save", ...wrong, hidden: "1" }, { status: 422 });
  await reader.send(to, good, { status: 409 });
  const seen = async () => /name="seen" value="([^"]+)"/.exec((await reader.visitor.get(to)).text)![1]!;
  const hidden = { ...good, hidden: "1", verified: "1", closedUntil: "2099-01-01", reason: "የተከለከለ ዕቃ" };
  await reader.send(to, { ...hidden, seen: await seen() });
  await reader.send(to, { ...hidden, seen: await seen() });
  await reader.send(to, { intent: "sendLink", parcel: "1", link: "0" }, { status: 422 });
  await reader.send(to, { intent: "endLink", parcel: "1", link: "1" }, { status: 409 });
  const books = await reader.visitor.get("/desk/vendors/books");
  if (!books.text.includes("ጠቅላላ")) throw new Error("the books have no Amharic heading");
  await reader.see("/desk/vendors/books?month=x", { status: 404 });
}

async function walkWork(reader: AmharicReader, { db, plain }: AmharicShop): Promise<void> {
  const { id } = plain[0]!;
  const { number } = await buy(new Visitor(reader.visitor.baseUrl), { products: [id], details: buyer });
  const refusal =
    "INSERT INTO parcel_refusal SELECT id, 'ዕቃው አልቋል', 0 FROM parcel WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)";
  await db.prepare(refusal).bind(number).run();
  const { results: coupons } = await db.prepare("SELECT code FROM coupon").all<{ code: string }>();
  const feedId = await db.prepare("SELECT feed_id FROM product WHERE id = ?1").bind(id).first<string>("feed_id");
  const names = ["BUNA", feedId!, ...coupons.map(({ code }) => code)];
  await reader.seeAll(
    [
      ...["/desk", "/desk/orders", "/desk/orders?q=4827193158", `/desk/orders/${number}`],
      ...[
        "/desk/parcels",
        "/desk/parcels?work=late",
        "/desk/parcels?work=refused",
        "/desk/parcels/route",
        `/desk/parcels/${number}-1/slip`,
      ],
      ...["/desk/messages", "/desk/messages?state=kept", "/desk/payments", "/desk/prices", "/desk/settings"],
      ...[
        "/desk/products",
        `/desk/products/${id}`,
        "/desk/coupons",
        "/desk/vendors/1/portal",
        "/desk/vendors/1/import",
      ],
    ],
    { names },
  );
  await reader.send("/desk/parcels", {}, { status: 422 });
  await reader.send(`/desk/orders/${number}`, { intent: "note", text: "" }, { status: 422 });
  await reader.send(`/desk/orders/${number}`, { intent: "note", text: "ይደውሉ" });
  await reader.send("/desk/payments", { intent: "paid", number: "x", amount: "x" }, { status: 422 });
  await reader.send("/desk/prices", { intent: "rate", rate: "x", seen: "1" }, { status: 422 });
  await reader.send("/desk/settings", { intent: "save", seen: "0", phone: "x", company: "x" }, { status: 422 });
  await reader.send(`/desk/products/${id}`, { intent: "hide", reason: "" }, { names, status: 422 });
  const coupon = { intent: "save", coupon: "BUNA", kind: "percent", value: "10", uses: "9", seen: "{}" };
  await reader.send("/desk/coupons", { ...coupon, value: "x" }, { names, status: 422 });
  await reader.send("/desk/coupons", { ...coupon, firstDay: "2026-01-01", lastDay: "2099-01-01" }, { names });
  await reader.see("/desk/coupons/BUNA", { names });
}

async function walkReaders(reader: AmharicReader, { db }: AmharicShop): Promise<void> {
  await reader.seeAll([
    ...[
      "/desk/home",
      "/desk/home/heroes",
      "/desk/home/pictures",
      "/desk/reviews",
      "/desk/reviews?review=999999",
      "/desk/custom-orders",
      "/desk/readers",
    ],
    "/desk/custom-orders?state=all",
  ]);
  await reader.send("/desk/home", { intent: "load", text: "", seen: "0" }, { status: 422 });
  await reader.send("/desk/home", { intent: "load", text: "{", seen: "0" }, { status: 422 });
  await reader.send("/desk/home/pictures", { place: "heroes-0", seen: "0" }, { status: 422 });
  await reader.send("/desk/home/heroes", { intent: "save", seen: "0", "0.link": "x", "0.image": "x" }, { status: 422 });
  await reader.send("/desk/home/heroes", { intent: "add", seen: "0" }, { status: 200 });
  await reader.send("/desk/home", { intent: "rollback", version: "999999", seen: "0" }, { status: 404 });
  await reader.send("/desk/reviews", { intent: "hide", review: "1", seen: "0-0", reason: "" }, { status: 422 });
  await reader.send("/desk/reviews", { intent: "show", review: "1", seen: "9-9" }, { status: 409 });
  await db
    .prepare(
      `INSERT INTO custom_order
        (number, public_id, form_key_hash, content_hash, owner, locale, what, quantity, phone, city, state_at, created_at)
      VALUES ('4827193158', 'desk', 'desk', 'desk', 'session:desk', 'am', 'ወንበር', 2, '+251911234567', 'አዳማ', ?1, ?1)`,
    )
    .bind(Date.now())
    .run();
  const request = "/desk/custom-orders/4827193158";
  await reader.seeAll([request, "/desk/custom-orders"]);
  await reader.send(request, { state: "found", seen: "received", answer: "ሀ".repeat(501) }, { status: 422 });
  await reader.send(request, { state: "done", seen: "received" }, { status: 409 });
  await reader.send(request, { state: "searching", seen: "received", answer: "እየፈለግን ነው" });
  const file = await reader.visitor.post("/desk/readers/newsletter", {});
  if (!file.text.includes("ኢሜይል")) throw new Error("the newsletter's file has no Amharic heading");
}

export async function walkLinks(reader: AmharicReader, { db, plain }: AmharicShop): Promise<void> {
  const products = [plain[5]!.id];
  for (const answers of [
    ["refused", "confirmed", "onTheWay", "delivered", "returned"],
    ["delivered", "returnRefused"],
  ]) {
    const { number } = await buy(new Visitor(reader.visitor.baseUrl), {
      products,
      details: { ...buyer, note: "ይደውሉ" },
    });
    const path = `/parcel/${await secretOf(db, number)}`;
    await reader.see(path);
    await reader.send(path, {}, { status: 422 });
    await reader.send(path, { intent: "refused", reason: "" }, { status: 422 });
    for (const intent of answers) {
      if (intent.startsWith("return")) {
        const asked =
          "UPDATE parcel SET state = 'returnAsked', reason = 'ትንሽ ነው' WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1)";
        await db.prepare(asked).bind(number).run();
        await reader.see(path);
        await reader.send(path, { intent: "returnRefused", reason: "ሀ".repeat(600) }, { status: 422 });
      }
      await reader.send(path, { intent, reason: "ዕቃው አልቋል" });
      await reader.send(path, { intent, reason: "ዕቃው አልቋል" });
    }
    await reader.send(path, { intent: "confirmed" }, { status: 409 });
  }
}

async function secretOf(db: D1Database, number: string): Promise<string> {
  for (let tried = 0; tried < 600; tried += 1) {
    const secret = await db
      .prepare("SELECT payload ->> '$.values.secret' AS secret FROM outbox WHERE payload ->> '$.values.parcel' = ?1")
      .bind(`${number}-1`)
      .first<string>("secret");
    if (secret) return secret;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no message to the seller of ${number} was kept`);
}

async function walkQuestions(reader: AmharicReader, { db, plain }: AmharicShop): Promise<void> {
  const { id: product, path } = plain[0]!;
  const secret = "Q".repeat(22);
  const asked = `
    INSERT INTO product_question (product_id, vendor_id, asker, locale, question, asked_at, changed_at, secret_hash, link_expires_at)
    SELECT id, vendor_id, '+251911234567', 'am', 'ከምን የተሠራ ነው?', ?2, ?2, ?3, ?2 + 86400000 FROM product WHERE id = ?1 RETURNING id`;
  const row = db.prepare(asked).bind(Number(product), Date.now(), hashVendorLink(secret));
  const question = String(await row.first<number>("id"));
  await reader.seeAll(["/desk/questions", "/desk/questions?state=asked", `/question/${secret}`, `${path}/ask`]);
  for (const answer of ["", "ሀ".repeat(600), "www.example.com", "0911 23 45 67"]) {
    await reader.send(`/question/${secret}`, { answer }, { status: 422 });
  }
  for (const answer of ["ከጥጥ ነው።", "ከንጹሕ ጥጥ ነው።"]) await reader.send(`/question/${secret}`, { answer });
  await reader.see(`/question/${secret}`);
  const decide = (fields: Record<string, string>) => ({ question, ...fields });
  await reader.send("/desk/questions", decide({ intent: "show", seen: "asked-1", answer: "" }), { status: 422 });
  await reader.send("/desk/questions", decide({ intent: "show", seen: "asked-1", answer: "ጥጥ" }), { status: 409 });
  const seen = async () =>
    /name="seen" value="([^"]+)"/.exec((await reader.visitor.get(`/desk/questions?question=${question}`)).text)![1]!;
  await reader.send("/desk/questions", decide({ intent: "show", seen: await seen(), answer: "ከጥጥ ነው።" }));
  await reader.seeAll([`/desk/questions?question=${question}`, `/question/${secret}`, `${path}/ask`, path]);
  await reader.send(`/question/${secret}`, { answer: "ሌላ መልስ" }, { status: 409 });
  await reader.send("/desk/questions", decide({ intent: "hide", seen: await seen(), reason: "የተሳሳተ ነው" }));
  await reader.seeAll(["/desk/questions?state=hidden", `/question/${secret}`]);
}
