import { expect, test } from "vitest";
import { leaveNewsletter, subscribe } from "../../../app/data/messages/readers.server.ts";
import { messages } from "../../support/messages.ts";
import { db, readRows } from "../../support/test-database.ts";

// Specification 2.9.

const NOW = Date.UTC(2026, 8, 11);
const ask = (email: string, leaveHash: string) =>
  subscribe(db, { email, locale: "am", secret: `secret of ${leaveHash}`, leaveHash, now: NOW });
const subscribers = () => readRows("SELECT email, leave_hash FROM newsletter_subscriber");
test("who gets it already is sent nothing, and the first link stays good", async () => {
  await Promise.all([ask("a@mail.example", "h1"), ask("a@mail.example", "h2")]);
  await ask("a@mail.example", "h3");
  const [row] = await subscribers();
  expect(await subscribers()).toEqual([{ email: "a@mail.example", leave_hash: row!.leave_hash }]);
  const values = { secret: `secret of ${String(row!.leave_hash)}` };
  expect(await messages()).toMatchObject([{ to: "a@mail.example", locale: "am", text: "newsletterWelcome", values }]);
});

test("leaving takes one address away, and coming back sends another link", async () => {
  const before = (await messages()).length;
  await ask("b@mail.example", "h4");
  await leaveNewsletter(db, "h4");
  await leaveNewsletter(db, "h4");
  expect((await subscribers()).some(({ email }) => email === "b@mail.example")).toBe(false);
  await ask("b@mail.example", "h5");
  expect((await messages()).length).toBe(before + 2);
});
