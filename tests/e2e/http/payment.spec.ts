import { expect, test } from "vitest";
import { buy } from "../../support/buying.ts";
import { ownersDesk } from "../../support/desk.ts";
import { baseURL } from "../../support/base-url.ts";
import { setChapaOrder, chapaWebhook } from "../../support/serve-outside.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 3, 9; a faulty Chapa: tests/shared/payment/.

const payOf = (publicId: string) => `/orders/${publicId}/pay`;

test("Chapa: the order leads to its page, the way back asks, and paid is what Chapa confirms", async () => {
  const own = new Visitor(baseURL);
  const { publicId, to } = await buy(own, { payment: "chapa" });
  expect(to).toContain(`/chapa/page/gulit-${publicId}`);
  // form-action must allow it on every page (settled.md 13).
  const page = await own.get(payOf(publicId));
  expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${new URL(to).origin};`);
  expect(page.headers.get("cache-control")).toContain("no-store");
  // A GET changes nothing (security-and-faults.md 2).
  await setChapaOrder(baseURL, { reference: `gulit-${publicId}`, change: { status: "success" } });
  const back = await own.get(`${payOf(publicId)}?back=1`);
  expect(back.text).toContain("Check my payment");
  expect((await own.get(payOf(publicId))).text).not.toContain("We received your payment.");
  const asked = await own.post(payOf(publicId), { intent: "check" });
  expect([asked.status, asked.headers.get("location")]).toEqual([303, `/orders/${publicId}`]);
  expect((await own.get(`${payOf(publicId)}?back=1`)).text).toContain("We received your payment.");
});

test("Chapa: the signed webhook is enough; unsigned it is nothing", async () => {
  const own = new Visitor(baseURL);
  const { publicId } = await buy(own, { payment: "chapa" });
  const reference = `gulit-${publicId}`;
  await setChapaOrder(baseURL, { reference, change: { status: "success" } });
  const { body, headers } = await chapaWebhook(baseURL, reference);
  const tell = (sent: Record<string, string>) =>
    fetch(`${baseURL}/hooks/chapa`, { method: "POST", body, headers: sent });
  expect((await tell({ "Content-Type": "application/json" })).status).toBe(401);
  expect((await own.get(payOf(publicId))).text).not.toContain("We received your payment.");
  expect((await tell(headers)).status).toBe(200);
  expect((await tell(headers)).status).toBe(200);
  expect((await own.get(payOf(publicId))).text).toContain("We received your payment.");
});

test("transfer: accounts and reason are named, the number is told, found by an operator, paid", async () => {
  const own = new Visitor(baseURL);
  const { publicId, number } = await buy(own, { payment: "transfer" });
  const page = (await own.get(payOf(publicId))).text;
  for (const text of ["Commercial Bank of Ethiopia", "1000 1234 5678 9", "Gulit Trading PLC", "Bank of Abyssinia"]) {
    expect(page).toContain(text);
  }
  expect(page).toContain(number.replace(/^(..) ?(....) ?/, "$1 $2 "));
  const wrong = await own.post(payOf(publicId), { intent: "report", bankReference: "<b>?" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("4 to 40 letters and digits");
  expect(wrong.text).toContain('value="&lt;b&gt;?"');
  expect((await own.post(payOf(publicId), { intent: "steal" })).status).toBe(422);
  expect((await own.post(payOf(publicId), { intent: "report", bankReference: "ft26327 abcde" })).status).toBe(303);
  expect((await own.get(payOf(publicId))).text).toContain("FT26327ABCDE");
  const desk = await ownersDesk(baseURL);
  const waiting = (await desk.get("/desk/payments?lng=en")).text;
  const row = waiting.split('<li class="desk-row ').find((one) => one.includes("FT26327ABCDE"))!;
  const amount = /desk-row-side">(?:<[^>]*>)*([\d,.]+)/.exec(row)![1]!;
  const plain = number.replace(/ /g, "");
  expect(row).toContain(`name="number" value="${plain}"`);
  expect((await desk.post("/desk/payments", { intent: "paid", number: plain, amount: "1" })).status).toBe(422);
  expect((await desk.post("/desk/payments", { intent: "paid", number: plain, amount })).status).toBe(303);
  expect((await own.get(payOf(publicId))).text).toContain("We received your payment.");
  expect((await own.post(payOf(publicId), { intent: "report", bankReference: "FT26327ABCDE" })).status).toBe(422);
});
