import { expect, test } from "vitest";
import { whenFull } from "../../support/when-full.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openDesk, openOwnDesk } from "../../support/desk.ts";
import { baseURL } from "../../support/base-url.ts";
import { workersShop } from "../../support/own-shop.ts";
import { questionLink } from "../../support/question-link.ts";
import { messagesTo } from "../../support/serve-outside.ts";

// docs/decisions/0060-questions.md

const mark = `${process.pid}${Date.now().toString(36)}`;
const CONTACT = `asker-${mark}@mail.example`;

/** The newest goods may belong to another test. */
const PRODUCT = "/product/default/yirgacheffe-coffee";

test("the seller answers by the link it was told, the desk shows it in both languages, and who asked is told", async () => {
  const path = PRODUCT;
  const visitor = new Visitor(baseURL);
  await visitor.get(`${path}/ask`);
  const sent = await visitor.post(`${path}/ask`, { question: `Does <i>${mark}</i> fit?`, contact: CONTACT });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, path]);

  const link = await questionLink(baseURL, path, mark);
  const seller = new Visitor(baseURL);
  const received = await seller.get(`${link}?lng=en`);
  expect(received.text).toContain(`Does &lt;i&gt;${mark}&lt;/i&gt; fit?`);
  expect([received.headers.get("cache-control"), received.text.includes(CONTACT)]).toEqual([
    "private, no-store",
    false,
  ]);
  const refused = await seller.post(link, { answer: "See t.me/mine" });
  expect([refused.status, refused.text.includes("See t.me/mine")]).toEqual([422, true]);
  expect((await seller.post(link, { answer: `It may, ${mark}.` })).status).toBe(303);
  expect((await seller.get(link.slice(0, -1) + (link.endsWith("A") ? "B" : "A"))).status).toBe(404);
  expect((await new Visitor(baseURL).get(`${path}/ask`)).text).not.toContain(mark);

  const desk = await openDesk(baseURL, "content");
  const { text } = await desk.get("/desk/questions");
  expect(text).toContain(`It may, ${mark}.`);
  expect(text).not.toContain(CONTACT);
  const row = text.slice(text.indexOf(mark));
  const question = /name="question" value="(\d+)"/.exec(row)![1]!;
  const seen = /name="seen" value="([^"]+)"/.exec(row)![1]!;
  const decision = { intent: "show", question, seen, answer: `It does, ${mark}.` };
  expect((await desk.post("/desk/questions", decision)).status).toBe(303);
  expect((await desk.get(`/desk/questions?question=${question}`)).text).toContain("Question decided");

  // A guest's page may be cached; this address is not.
  for (const page of [`${path}/ask?lng=am`, `${path}?reviews=lowest`]) {
    const shown = await new Visitor(baseURL).get(page);
    expect(shown.text).toContain(`Does &lt;i&gt;${mark}&lt;/i&gt; fit?`);
    expect(shown.text).toContain(`It does, ${mark}.`);
    expect(shown.text).not.toContain(CONTACT);
  }
  expect(JSON.stringify(await messagesTo(baseURL, CONTACT))).toContain("was answered");
});

test("too many questions of one visitor wait, kept as they were typed", async () => {
  const shop = await workersShop();
  const ask = `${PRODUCT}/ask`;
  const visitor = new Visitor(shop.url);
  await visitor.get(ask);
  const asked = { question: `Is it new, ${mark}?`, contact: `limit-${CONTACT}` };
  const { first, full } = await whenFull(shop.db, () => visitor.post(ask, asked));
  expect([first.status, full.status, full.headers.get("retry-after")]).toEqual([
    303,
    429,
    expect.stringMatching(/^\d+$/),
  ]);
  expect(full.text).toContain(`Is it new, ${mark}`);
});

test("a message to the shop reaches the desk, what is refused keeps what was typed, and the answer goes to its sender", async () => {
  // Without contact settings: else the help center prints them instead of the form.
  const shop = await workersShop();
  const visitor = new Visitor(shop.url);
  await visitor.get("/pages/help-center?lng=am");
  const send = (fields: Record<string, string>) =>
    visitor.post("/help/questions", { returnTo: "/pages/help-center", ...fields });
  const question = `Call <b>0911 23 45 67</b> for order 48 2719 3158, ${mark}`;
  const refused = await send({ question, contact: "nobody" });
  expect([refused.status, refused.text.includes("<title>ስህተት፦ ")]).toEqual([422, true]);
  expect(refused.text).toContain(question.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  expect(refused.text).toMatch(/id="contact"[^>]*aria-invalid="true"/);
  const contact = `help-${mark}@mail.example`;
  const sent = await send({ question, contact });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/pages/help-center"]);
  expect((await visitor.get("/pages/help-center")).text).toContain("መልዕክትዎ ደርሶናል።");

  const desk = await openOwnDesk(shop, "orders");
  const { text } = await desk.get("/desk/questions?state=toShop");
  const row = text.slice(0, text.indexOf(mark)).lastIndexOf("<li");
  const id = /name="question" value="(\d+)"/.exec(text.slice(row))![1]!;
  expect(text).not.toContain(contact);
  const reply = (answer: string) =>
    desk.post("/desk/questions", { intent: "reply", question: id, answer, returnTo: "/desk/questions?state=toShop" });
  expect((await reply("ነገ ይደርሳል።")).status).toBe(303);
  const mail = "SELECT payload FROM outbox WHERE kind = 'mail' AND payload ->> 'to' = ?1";
  expect(await shop.readRows(mail, contact)).toEqual([{ payload: expect.stringContaining("ነገ ይደርሳል።") }]);
});
