import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  decideQuestion,
  findDeskQuestion,
  listDeskQuestions,
  questionMark,
} from "../../../app/data/questions/desk-questions.server.ts";
import {
  answerByLink,
  findLinkedQuestion,
  storeQuestionHash,
  askQuestion,
  listPublishedQuestions,
} from "../../../app/data/questions/questions.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { openQuestions, QUESTION_LINK_MS } from "../../../app/domain/questions/question.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { hashLinkSecret, vendorLinkSecret } from "../../../app/http/secrets/link-secrets.server.ts";
import { withVendorLink } from "../../../app/shared/vendor-link.server.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { BAG, insertOrderShop, PHONE, SHOE, SHOE_42 } from "../orders/order-shop.ts";
import { NOW } from "../small-catalogue.ts";
import { eventsOf } from "../../support/events.ts";
import { messages } from "../../support/messages.ts";
import { db, empty, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// docs/decisions/0060-questions.md

const SECRET = "a session secret";
const GUEST = "+251911234567";
const vendor = { kind: "vendor", id: "1", name: "Weavers", address: "192.0.2.7" } as const;
const staff = { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" } as const;

const ask = (more: Partial<Parameters<typeof askQuestion>[1]> = {}) =>
  askQuestion(db, {
    ...{ productId: PHONE, variantId: 0, asker: GUEST, question: "Is it new?", locale: "am", now: NOW },
    ...more,
  });
const newest = async () => (await readValue<number>("SELECT max(id) AS id FROM product_question"))!;
const linkOf = async (id: number) => {
  const hash = hashLinkSecret(vendorLinkSecret(SECRET, "question", id))!;
  await storeQuestionHash(db, id, hash);
  return hash;
};
const answer = async (id: number, words = "Yes.", now = NOW + 1) =>
  answerByLink(db, { link: await linkOf(id), answer: words, author: vendor, now });
async function decide(id: number, to: "shown" | "hidden", words = "", now = NOW + 2) {
  const seen = questionMark((await findDeskQuestion(db, id))!);
  return decideQuestion(db, { id, to, answer: words, reason: "why", seen, author: staff, now });
}
beforeAll(async () => {
  await insertOrderShop(db);
  await addAccounts(db, [11]);
  await run("UPDATE vendor SET phone = '+251911000001', email = 'seller@mail.example', locale = 'am'");
});

beforeEach(() => empty("product_question", "outbox"));

describe("asking", () => {
  test("tells the seller by each of its ways, in its language, without a word of the question or of who asked", async () => {
    expect(await ask()).toBe(true);
    const received = await messages("vendorQuestion");
    expect(received.map(({ kind, to, locale }) => [kind, to, locale])).toEqual([
      ["sms", "+251911000001", "am"],
      ["mail", "seller@mail.example", "am"],
    ]);
    for (const one of received) {
      expect(Object.keys(one.values!).sort()).toEqual(["chosen", "question"]);
      expect(JSON.stringify(one)).not.toMatch(/Is it new|911234567/);
    }
  });

  test("the same question again is one; another person's, or another product's, is another", async () => {
    expect([await ask(), await ask({ now: NOW + 5 })]).toEqual([true, true]);
    await ask({ asker: "account:11" });
    await ask({ productId: BAG });
    expect(await readValue("SELECT count(*) AS n FROM product_question")).toBe(3);
    expect(await messages("vendorQuestion")).toHaveLength(6);
  });

  test("about an option, every word of it names the option: message, link, desk, answer", async () => {
    await run("UPDATE product_variant SET color_am = 'ሰማያዊ' WHERE id = ?1", SHOE_42);
    await ask({ productId: SHOE });
    await ask({ productId: SHOE, variantId: SHOE_42 });
    const id = await newest();
    expect(await readValue("SELECT count(*) AS n FROM product_question")).toBe(2);
    const [, , sms] = await messages("vendorQuestion");
    expect(renderMessage(sms!, "https://shop.example")!.text).toContain("(ሰማያዊ፣ 42)");
    const option = { id: SHOE_42, color: "Blue", size: "42", price: 99_900 };
    expect(await findLinkedQuestion(db, await linkOf(id), NOW)).toMatchObject({ chosen: { variant: option } });
    expect(await findDeskQuestion(db, id)).toMatchObject({ chosen: { variant: option } });
    await decide(id, "shown", "Yes.");
    expect(await listPublishedQuestions(db, SHOE, 9)).toMatchObject([
      { id, variantId: SHOE_42, color: "Blue", size: "42" },
    ]);
    const [received] = await messages("questionAnswered");
    const { text } = renderMessage(received!, "https://shop.example")!;
    expect(text).toContain("(ሰማያዊ፣ 42)");
    expect(text).toContain(`/shoe?variant=${SHOE_42}#questions`);
  });

  test("a product that is not sold, and a seller with too many unanswered ones, are asked nothing", async () => {
    expect(await ask({ productId: 999_999 })).toBe(false);
    for (let n = 1; n <= openQuestions; n += 1) expect(await ask({ question: `Question ${n}` })).toBe(true);
    expect(await ask({ question: "One more" })).toBe(false);
    await answer(await newest());
    expect(await ask({ question: "One more" })).toBe(true);
  });

  test("the message's secret opens the question, and is stored as a hash alone", async () => {
    await ask();
    const [message] = await messages("vendorQuestion");
    const sent = await withVendorLink({ db, secrets: [SECRET] }, { payload: message! });
    const { secret } = (sent!.payload as unknown as { values: { secret: string } }).values;
    expect(await findLinkedQuestion(db, hashLinkSecret(secret)!, NOW)).toMatchObject({ question: "Is it new?" });
    expect(await findLinkedQuestion(db, hashLinkSecret(secret)!, NOW + QUESTION_LINK_MS)).toBeNull();
    expect(JSON.stringify(await db.prepare("SELECT * FROM product_question").all())).not.toContain(secret);
    expect(vendorLinkSecret(SECRET, "parcel", await newest())).not.toBe(secret);
  });
});

describe("answering", () => {
  test("waits for the desk, may be changed until then, and each change is the seller's event", async () => {
    await ask();
    const id = await newest();
    expect([await answer(id), await answer(id), await answer(id, "Yes, quite.")]).toEqual([true, false, true]);
    expect(await listPublishedQuestions(db, PHONE, 9)).toEqual([]);
    expect(await eventsOf("question", id)).toMatchObject([
      { action: "questionAnswered", before: { answer: "Yes." }, after: { answer: "Yes, quite." } },
      { action: "questionAnswered", authorKind: "vendor", before: {}, after: { answer: "Yes." } },
    ]);
    expect(await messages("questionAnswered")).toEqual([]);
    expect(await decide(id, "shown")).toBe(true);
    expect(await answer(id, "Too late.")).toBe(false);
  });

  test("shown, it stands with its product alone, and who asked is told once and forgotten", async () => {
    await ask();
    const id = await newest();
    await answer(id);
    await decide(id, "shown");
    expect(await listPublishedQuestions(db, PHONE, 9)).toMatchObject([
      { id, question: "Is it new?", answer: "Yes.", variantId: null },
    ]);
    expect(await listPublishedQuestions(db, BAG, 9)).toEqual([]);
    expect(await messages("questionAnswered")).toMatchObject([{ kind: "sms", to: GUEST, locale: "am" }]);
    expect(await readValue("SELECT asker FROM product_question")).toBe("");
    await decide(id, "hidden");
    expect(await listPublishedQuestions(db, PHONE, 9)).toEqual([]);
    await decide(id, "shown", "", NOW + 3);
    expect(await messages("questionAnswered")).toHaveLength(1);
  });

  test("an account is told by the contact it has then", async () => {
    await ask({ asker: "account:11" });
    await run("UPDATE account SET email = 'hana@mail.example', locale = 'en' WHERE id = 11");
    await decide(await newest(), "shown", "It is.");
    expect(await messages("questionAnswered")).toMatchObject([
      { kind: "mail", to: "hana@mail.example", locale: "en", values: { slug: expect.any(String) } },
    ]);
  });

  test("hidden without an answer, nobody is told and nobody is kept", async () => {
    await ask();
    const id = await newest();
    expect(await decide(id, "hidden")).toBe(true);
    expect(await messages("questionAnswered")).toEqual([]);
    expect(await readValue("SELECT asker FROM product_question")).toBe("");
    const after = { state: "hidden", reason: "why" };
    expect(await eventsOf("question", id)).toMatchObject([
      { action: "questionDecided", authorKind: "staff", before: { state: "asked" }, after },
    ]);
  });

  test("of two people who decide at once, one does; without an answer nothing is shown", async () => {
    await ask();
    const id = await newest();
    await expect(decide(id, "shown")).rejects.toThrow("question_answered");
    const decision = { id, to: "shown", answer: "Yes.", reason: "", author: staff, now: NOW + 2 } as const;
    const seen = questionMark((await findDeskQuestion(db, id))!);
    const both = [decideQuestion(db, { ...decision, seen }), decideQuestion(db, { ...decision, seen, answer: "No." })];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect(await eventsOf("question", id)).toHaveLength(1);
  });

  test("the desk lists a state's questions from the newest on, by key", async () => {
    for (const question of ["One?", "Two?", "Three?"]) await ask({ question });
    const found = await listDeskQuestions(db, { state: "asked", before: null }, 2);
    expect(found.map((row) => row.question)).toEqual(["Three?", "Two?"]);
    const rest = await listDeskQuestions(db, { state: "asked", before: found.at(-1)!.id }, 2);
    expect(rest.map((row) => row.question)).toEqual(["One?"]);
    expect(await listDeskQuestions(db, { state: "answered", before: null }, 2)).toEqual([]);
  });
});

test("who deletes an account is told nothing more", async () => {
  await ask({ asker: "account:11" });
  await run("DELETE FROM account WHERE id = 11");
  const left = { asker: "", question: "Is it new?" };
  expect(await readRow("SELECT asker, question FROM product_question")).toEqual(left);
});

test("what nobody answered, and what nobody is to read, goes after ninety days; answers stay", async () => {
  for (const question of ["Unanswered?", "Hidden?", "Answered?", "Shown?"]) await ask({ question });
  const ids = await readRows<{ id: number }>("SELECT id FROM product_question ORDER BY id");
  await decide(ids[1]!.id, "hidden");
  await answer(ids[2]!.id);
  await decide(ids[3]!.id, "shown", "Yes.");
  const left = async (days: number) => {
    await Promise.all(removeLeftovers(db, NOW + days * 86_400_000, 100));
    return (await readRows<{ question: string }>("SELECT question FROM product_question ORDER BY id")).length;
  };
  expect([await left(89), await left(91)]).toEqual([4, 2]);
});
