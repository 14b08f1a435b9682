import { beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "../../../app/data/accounts/accounts.server.ts";
import { answerShopQuestion, askShop, listShopQuestions } from "../../../app/data/questions/shop-questions.server.ts";
import { makeAccount } from "../accounts/small-account.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";
import { eventsOf, author } from "../../support/events.ts";
import { messages } from "../../support/messages.ts";
import { db, empty, readValue, run } from "../../support/test-database.ts";

// Specification 1 (24/7 friendly support): messages to the shop, and their answers.

const reply = (id: number, answer: string, reason = "") =>
  answerShopQuestion(db, { id, answer, reason, author, now: NOW + 1 });
const list = () => listShopQuestions(db, null, 10);

async function ask(asker: string, question = "Where is my parcel?"): Promise<number> {
  await askShop(db, { asker, question, locale: "am", now: NOW });
  return (await list())[0]!.id;
}

const letters = () => messages("shopAnswered");

beforeAll(() => insertSmallCatalogue(db));
beforeEach(() => empty("shop_question", "outbox"));

test("a guest's is one however often it is sent, is answered once by SMS, and its contact is forgotten", async () => {
  const id = await ask("+251911000001");
  expect(await ask("+251911000001")).toBe(id);
  expect(await list()).toEqual([{ id, question: "Where is my parcel?", answer: "", isOpen: 1, askedAt: NOW }]);
  expect(await reply(id, "It comes today.")).toBe(true);
  expect(await reply(id, "Again.")).toBe(false);
  expect(await letters()).toEqual([
    {
      ...{ kind: "sms", to: "+251911000001", locale: "am", text: "shopAnswered" },
      values: { answer: "It comes today." },
    },
  ]);
  expect(await readValue("SELECT asker FROM shop_question WHERE id = ?1", id)).toBe("");
  expect(await eventsOf("shopQuestion", id)).toMatchObject([
    { action: "questionAnswered", authorKind: "staff", before: {}, after: { answer: "It comes today." } },
  ]);
});

test("an account is reached by its present contact; a closed one brings nobody a message", async () => {
  const account = await makeAccount(db);
  await run("UPDATE account SET email = 'new@mail.example' WHERE id = ?1", account);
  const id = await ask(`account:${account}`);
  await reply(id, "Yes.");
  expect(await letters()).toMatchObject([{ kind: "mail", to: "new@mail.example", locale: "en" }]);
  expect(await reply(await ask("spam@mail.example"), "", "An advert.")).toBe(true);
  expect(await letters()).toHaveLength(1);
});

test("what an account asked goes with it", async () => {
  const account = await makeAccount(db);
  await ask(`account:${account}`);
  await deleteAccount(db, account);
  expect(await list()).toEqual([]);
});
