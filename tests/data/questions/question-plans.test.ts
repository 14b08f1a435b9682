import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  decideQuestion,
  findDeskQuestion,
  listDeskQuestions,
} from "../../../app/data/questions/desk-questions.server.ts";
import {
  answerByLink,
  findLinkedQuestion,
  keepQuestionHash,
  askQuestion,
  listShownQuestions,
} from "../../../app/data/questions/questions.server.ts";
import { planOf, plansOf } from "../../support/query-plans.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";

// No statement walks a table.

const author = { kind: "staff", id: "1", name: "Almaz", address: "" } as const;

const questions: [string, (db: D1Database) => Promise<unknown>][] = [
  [
    "askQuestion",
    (db) => askQuestion(db, { productId: 1, variantId: 2, asker: "account:1", question: "Q", locale: "en", now: NOW }),
  ],
  ["listShownQuestions", (db) => listShownQuestions(db, 1, 3)],
  ["keepQuestionHash", (db) => keepQuestionHash(db, 1, "hash")],
  ["findLinkedQuestion", (db) => findLinkedQuestion(db, "hash", NOW)],
  ["answerByLink", (db) => answerByLink(db, { link: "hash", answer: "A", author, now: NOW })],
  ["listDeskQuestions", (db) => listDeskQuestions(db, { state: "asked", before: null }, 50)],
  ["findDeskQuestion", (db) => findDeskQuestion(db, 1)],
  [
    "decideQuestion",
    (db) => decideQuestion(db, { id: 1, to: "shown", answer: "A", reason: "", seen: "asked-1", author, now: NOW }),
  ],
];

beforeAll(() => insertSmallCatalogue(env.DB));

test.each(questions)("%s walks no table and sorts nothing", async (_, ask) => {
  const plans = await plansOf(env.DB, ask);
  expect(plans.filter((detail) => /^SCAN (?!CONSTANT ROW)|TEMP B-TREE/.test(detail))).toEqual([]);
});

// As in the trigger product_question_asked.
test("the questions of somebody who leaves are found by who asked", async () => {
  const sql = "UPDATE product_question SET asker = '' WHERE asker <> '' AND asker IN ('account:' || ?1, ?2, ?3)";
  const plans = await planOf(env.DB, { sql, values: [1, "hana@mail.example", null] });
  expect(plans.filter((detail) => detail.startsWith("SCAN"))).toEqual([]);
});
