import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendMail } from "../../app/outbound/mail.ts";
import { sendSms } from "../../app/outbound/sms.ts";
import { shortenCalls } from "../support/short-calls.ts";
import { type Answer, answerWith, failures } from "./answers.ts";

// docs/operating.md, "Mail and SMS", has what Resend's and AfroMessage's documentation says.

const MAIL = { url: "https://api.resend.com/emails", key: "re_1", from: "Gulit <shop@mail.example>" };
const LETTER = { key: "order:7:mail", to: "hana@mail.example", subject: "Order", text: "Thank you", leave: "" };
const SMS = { url: "https://api.afromessage.com/api/send", key: "t", from: "Gulit" };
const NOTE = { to: "+251911234567", text: "ትዕዛዝ 4711" };

beforeEach(() => shortenCalls(20));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = { status: 200, body: { id: "49a3" } };
const fault = (status: number, name: string, message = "") => ({ status, body: { statusCode: status, name, message } });

test("a mail has the documented fields and its key, and the same ones when it is sent again", async () => {
  const asked = answerWith("slow", sent);
  expect(await sendMail(MAIL, LETTER)).toMatchObject({ kind: "later" });
  expect(await sendMail(MAIL, LETTER)).toEqual({ kind: "sent" });
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toMatchObject({
    ...{ url: MAIL.url, method: "POST" },
    headers: { Authorization: "Bearer re_1", "Idempotency-Key": "order:7:mail", "Content-Type": "application/json" },
  });
  const { to, subject, text } = LETTER;
  expect(asked[0]!.body).toEqual({ from: MAIL.from, to: [to], subject, text });
  await sendMail(MAIL, { ...LETTER, leave: "https://gulit.example/leave" });
  expect(asked[2]!.body).toMatchObject({
    headers: {
      "List-Unsubscribe": "<https://gulit.example/leave>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
});

test.each<[string, Answer, string]>([
  ["one that is taken", sent, "sent"],
  ["an address that is refused", fault(422, "validation_error", "Invalid `to` field."), "gone"],
  ["a mail that is too large", fault(413, "payload_too_large"), "gone"],
  ["a key that is refused with 400", fault(400, "validation_error", "API key is invalid"), "later"],
  ["a sender that is refused", fault(422, "invalid_from_address"), "later"],
  ["the same key twice at once", fault(409, "concurrent_idempotent_requests"), "later"],
  ["a quota that is used up", fault(429, "daily_quota_exceeded"), "later"],
  ...failures.map(([what, answer]): [string, Answer, string] => [what, answer, "later"]),
])("a mail, %s: %3$s", async (_, answer, kind) => {
  answerWith(answer);
  expect((await sendMail(MAIL, LETTER)).kind).toBe(kind);
});

test("an SMS has the documented fields", async () => {
  const asked = answerWith({ status: 200, body: { acknowledge: "success", response: { status: "Send in progress" } } });
  expect(await sendSms(SMS, NOTE)).toEqual({ kind: "sent" });
  expect(asked[0]).toMatchObject({ url: SMS.url, method: "POST", headers: { Authorization: "Bearer t" } });
  expect(asked[0]!.body).toEqual({ sender: "Gulit", to: "+251911234567", message: "ትዕዛዝ 4711" });
});

test.each<[string, Answer, string]>([
  ["one that is taken, in capitals", { status: 200, body: { acknowledge: "Success" } }, "sent"],
  [
    "an error with status 200",
    { status: 200, body: { acknowledge: "error", response: { errors: ["sender"] } } },
    "later",
  ],
  ["an answer without acknowledgement", { status: 200, body: {} }, "later"],
  ["one that is refused", { status: 400, body: { acknowledge: "error" } }, "gone"],
  ...failures.map(([what, answer]): [string, Answer, string] => [what, answer, "later"]),
])("an SMS, %s: %3$s", async (_, answer, kind) => {
  answerWith(answer);
  const outcome = await sendSms(SMS, NOTE);
  expect(outcome.kind).toBe(kind);
  // Operators read it: nobody's number, and no text.
  expect(JSON.stringify(outcome)).not.toMatch(/2519|4711/);
});
