import { buy } from "../../tests/support/buying.ts";
import { behave, chapaIs, toldTo } from "../../tests/support/serve-outside.ts";
import { newContact } from "../../tests/support/sign-in.ts";
import { Visitor } from "../steps/shopper/visitor.ts";
import type { AttackedShop } from "./attacked-shop.ts";
import { isTime, shuffled, type Campaign } from "./campaign.ts";
import { BUSY_MS, FIRST_MS, LAST_MS } from "./fault-cells.ts";

export async function withoutChapa(campaign: Campaign, shop: AttackedShop): Promise<void> {
  const what = "Chapa broken while an order is paid";
  const { ledger, seed } = campaign;
  for (const fault of shuffled(["late", "down", "wrong", "elsewhere"] as const, `Chapa ${seed}`)) {
    if (!isTime(campaign)) return;
    const visitor = new Visitor(shop.url);
    const { publicId } = await buy(visitor, { payment: "chapa" });
    for (const step of ["initialize", "verify"] as const) await chapaIs(shop.url, { step, fault });
    for (const intent of ["pay", "check"]) {
      const begun = performance.now();
      const { status, text } = await visitor.post(`/orders/${publicId}/pay`, { intent });
      const ms = Math.round(performance.now() - begun);
      const isFine = (status < 500 || status === 503) && ms < LAST_MS + BUSY_MS;
      ledger.expect(isFine, what, `${intent} with Chapa ${fault}: ${status} after ${ms} ms`, text.slice(0, 2_000));
    }
    const state = await shop.db
      .prepare("SELECT p.state FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE o.public_id = ?1")
      .bind(publicId)
      .first<string>("state");
    ledger.expect(state !== "paid", what, `Chapa ${fault}: the payment is ${state}`);
    for (const step of ["initialize", "verify"] as const) await chapaIs(shop.url, { step, fault: null });
  }
}

const BROKEN = ["late", "broken", "missing", "limited", "wrong", "refused"] as const;

/** Messages are sent after the answer, which must be the same and in time; they arrive once the provider works. */
export async function withoutMessages(campaign: Campaign, shop: AttackedShop): Promise<void> {
  const { ledger, seed } = campaign;
  const sent: Addressee[] = [];
  for (const [at, fault] of shuffled(BROKEN, `messages ${seed}`).entries()) {
    for (const kind of ["SMS", "mail"]) {
      if (!isTime(campaign)) break;
      const what = `${kind} broken while a code is asked for, or an order placed`;
      const visitor = new Visitor(shop.url);
      await visitor.get("/shop/compare");
      const number = `91100220${at}`;
      const contact = kind === "SMS" ? `0${number}` : newContact();
      const to = kind === "SMS" ? `+251${number}` : contact;
      await behave(shop.url, to, fault);
      if (fault !== "refused") sent.push({ to, name: `${kind} ${fault}` });
      const begun = performance.now();
      const { status } = await visitor.post("/register", { name: "Hana", contact, password: "a long pass phrase" });
      const ms = Math.round(performance.now() - begun);
      ledger.expect(status === 303 && ms < FIRST_MS + BUSY_MS, what, `${kind} ${fault}: ${status} after ${ms} ms`);
      const details: Record<string, string> = kind === "SMS" ? { phone: contact } : { email: contact };
      const placed = await buy(visitor, { details }).catch((error: unknown) => String(error));
      ledger.expect(typeof placed !== "string", what, `an order with ${kind} ${fault}: ${String(placed)}`);
    }
  }
  if (sent.length > 0) await arrive(campaign, shop, sent);
}

interface Addressee {
  to: string;
  name: string;
}

const SOON_MS = 25_000;

async function arrive({ ledger }: Campaign, shop: AttackedShop, sent: readonly Addressee[]): Promise<void> {
  const what = "messages told once their provider is well again";
  const addresses = JSON.stringify(sent.map(({ to }) => to));
  const waiting = async (more: string) => {
    const sql = `SELECT payload ->> '$.to' AS "to", problem FROM outbox
      WHERE state = 'waiting' AND ${more} AND payload ->> '$.to' IN (SELECT value FROM json_each(?1))`;
    return (await shop.db.prepare(sql).bind(addresses).all<{ to: string; problem: string | null }>()).results;
  };
  const none = async (more: string) => {
    const until = Date.now() + SOON_MS;
    for (;;) {
      const rows = await waiting(more);
      if (rows.length === 0 || Date.now() > until) return rows;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const untried = await none("attempts = 0");
  ledger.expect(untried.length === 0, what, `${untried.length} were never tried`, untried);
  await Promise.all(sent.map(({ to }) => behave(shop.url, to, "")));
  // By one second: the cron drops messages that are long overdue.
  await shop.db
    .prepare("UPDATE outbox SET due_at = ?1, leased_until = 0 WHERE state = 'waiting'")
    .bind(Date.now() - 1_000)
    .run();
  await shop.cron();
  const left = await none("1");
  ledger.expect(left.length === 0, what, `${left.length} are still waiting`, left);
  for (const { to, name } of sent) {
    const told = await toldTo(shop.url, to, 0);
    const texts = told.map(({ key, text }) => key ?? text);
    ledger.expect(told.length > 0, what, `${name}: nothing was told`, told);
    ledger.expect(new Set(texts).size === texts.length, what, `${name}: told twice`, told);
  }
}
