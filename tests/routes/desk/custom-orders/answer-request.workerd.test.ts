import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { findForDesk } from "../../../../app/data/orders/custom-orders-desk.server.ts";
import { answerRequest } from "../../../../app/routes/desk/custom-orders/answer-request.server.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";

// Specification 2.1.

const NOW = Date.UTC(2026, 10, 25, 9);
const NUMBER = "4827193158";
const answer = (fields: Record<string, string>, number = "48 2719 3158") =>
  answered(answerRequest(deskTools(fields, NOW), number));
const request = async () => (await findForDesk(env.DB, NUMBER))!;

beforeEach(() =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM custom_order"),
    env.DB.prepare(
      `INSERT INTO custom_order
        (number, public_id, form_key_hash, content_hash, owner, locale, what, quantity, phone, city, state_at, created_at)
      VALUES (?1, 'p', 'k', 'c', 'session:a', 'am', 'A chair', 2, '+251911234567', 'Adama', 0, 0)`,
    ).bind(NUMBER),
  ]),
);

test("an answer and a state go together; in the same state only the answer changes", async () => {
  const found = { state: "found", seen: "received", answer: " 5,000 birr\nat Bole " };
  expect(await answer(found)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await request()).toMatchObject({ state: "found", answer: "5,000 birr at Bole", stateAt: NOW });
  expect(await answer({ state: "found", seen: "found", answer: "4,900 birr" })).toMatchObject({ status: 200 });
  expect(await answer({ state: "done", seen: "found" })).toMatchObject({ status: 200 });
  expect(await request()).toMatchObject({ state: "done", answer: "4,900 birr" });
});

test.each([
  ["an answer of 501 letters", { state: "found", seen: "received", answer: "a".repeat(501) }, 422],
  ["a state there is not", { state: "lost", seen: "received" }, 422],
  ["one that was answered meanwhile", { state: "found", seen: "searching" }, 409],
  ["a step that does not exist", { state: "done", seen: "received" }, 409],
] as const)("%s: nothing is written, what was typed comes back", async (_, fields, status) => {
  expect(await answer(fields)).toMatchObject({ status });
  expect(await request()).toMatchObject({ state: "received", answer: "" });
});

test("a number nobody has is an unknown page", async () => {
  expect(await answer({ state: "found", seen: "received" }, "4827193157")).toMatchObject({ status: 404 });
  expect(await answer({ state: "found", seen: "received" }, "x")).toMatchObject({ status: 404 });
});
