// settled.md 36; Web standards only, so that it runs in workerd.

const KEY = "CHASECK_TEST-for-tests";
const WEBHOOK_SECRET = "a webhook secret for tests";

export interface ChapaTransaction {
  tx_ref: string;
  amount: string | number;
  currency: string;
  status: "pending" | "success" | "failed/cancelled";
  reference: string;
  return_url: string;
  asked: Record<string, unknown>;
}

/** late: after the timeout, but done; elsewhere: another site's page. */
export type ChapaFault = "late" | "down" | "wrong" | "elsewhere";

export class StandInChapa {
  readonly transactions = new Map<string, ChapaTransaction>();
  /** 'initialize Abebe': only for shoppers of this first name. */
  readonly faults = new Map<string, ChapaFault>();
  readonly verified: string[] = [];
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get bindings(): Record<string, string> {
    return {
      CHAPA_API_URL: `${this.#origin}/chapa/v1`,
      CHAPA_PAGE_ORIGIN: this.#origin,
      CHAPA_SECRET_KEY: KEY,
      CHAPA_WEBHOOK_SECRET: WEBHOOK_SECRET,
      BANK_ACCOUNTS:
        "Commercial Bank of Ethiopia; 1000 1234 5678 9; Gulit Trading PLC\nBank of Abyssinia; 4455 6677; Gulit Trading PLC",
    };
  }

  set(reference: string, change: Partial<ChapaTransaction>): void {
    const known = this.transactions.get(reference);
    if (!known) throw new Error(`Chapa knows no ${reference}`);
    Object.assign(known, change);
  }

  /** `changes` are made after signing. */
  async webhook(reference: string, event = "charge.success", changes: object = {}, secret = WEBHOOK_SECRET) {
    const { amount, currency } = this.transactions.get(reference) ?? { amount: "1.00", currency: "ETB" };
    const said = { event, type: "API", tx_ref: reference, amount, currency, status: event.replace("charge.", "") };
    const body = JSON.stringify(said);
    const sent = Object.keys(changes).length > 0 ? JSON.stringify({ ...said, ...changes }) : body;
    return {
      body: sent,
      headers: { "Content-Type": "application/json", "x-chapa-signature": await sign(body, secret) },
    };
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, , section, ...rest] = pathname.split("/");
    if (section === "page") return this.#page(rest[0]!);
    if (section === "done") return this.#done(rest[0]!, searchParams.get("as") ?? "success");
    if (request.headers.get("authorization") !== `Bearer ${KEY}`) {
      return Response.json({ message: "Invalid API Key", status: "failed", data: null }, { status: 401 });
    }
    const [, step, reference] = rest;
    if (step === "initialize") return this.#initialize((await request.json()) as Record<string, unknown>);
    if (step === "verify") return this.#verify(decodeURIComponent(reference!));
    return Response.json({ message: "Not found", status: "failed", data: null }, { status: 404 });
  }

  async #initialize(asked: Record<string, unknown>): Promise<Response> {
    const fault = this.faults.get("initialize") ?? this.faults.get(`initialize ${String(asked.first_name)}`);
    if (fault === "down") return new Response("<h1>500</h1>", { status: 500 });
    const failed = (message: object | string) =>
      Response.json({ message, status: "failed", data: null }, { status: 400 });
    const tx_ref = String(asked.tx_ref);
    const phone = String(asked.phone_number ?? "");
    if (!/^\d+\.\d\d$/.test(String(asked.amount)) || asked.currency !== "ETB") return failed({ amount: ["wrong"] });
    if (phone !== "" && !/^0[79]\d{8}$/.test(phone)) return failed({ phone_number: ["wrong"] });
    const { title = "", description = "" } = (asked.customization ?? {}) as Record<string, string>;
    if (title.length > 16 || !/^[\w .-]*$/.test(description)) return failed({ customization: ["wrong"] });
    if (this.transactions.has(tx_ref)) return failed("Transaction reference has been used before");
    const reference = `CH${this.transactions.size + 1}`;
    const { amount, currency, return_url } = asked as Record<string, string>;
    this.transactions.set(tx_ref, {
      tx_ref,
      amount: amount!,
      currency: currency!,
      status: "pending",
      reference,
      return_url: return_url!,
      asked,
    });
    if (fault === "late") await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (fault === "wrong") return new Response("<h1>Welcome</h1>");
    const origin = fault === "elsewhere" ? "https://pay.evil.example" : this.#origin;
    const checkout_url = `${origin}/chapa/page/${encodeURIComponent(tx_ref)}`;
    return Response.json({ message: "Hosted Link", status: "success", data: { checkout_url } });
  }

  async #verify(asked: string): Promise<Response> {
    this.verified.push(asked);
    const fault = this.faults.get("verify");
    if (fault === "late") await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (fault === "down") return new Response("<h1>500</h1>", { status: 500 });
    if (fault === "wrong") return new Response("<h1>Welcome</h1>");
    const found = this.transactions.get(asked);
    if (!found) {
      return Response.json(
        { message: "Invalid transaction or Transaction not found", status: "failed", data: null },
        { status: 404 },
      );
    }
    if (found.status === "pending") {
      return Response.json({ message: "Payment not paid yet", status: "null", data: null }, { status: 404 });
    }
    const { tx_ref, amount, currency, status, reference } = found;
    const data = {
      first_name: "A",
      charge: 1.5,
      mode: "test",
      method: "test",
      type: "API",
      tx_ref,
      amount,
      currency,
      status,
      reference,
    };
    return Response.json({ message: "Payment details", status: "success", data });
  }

  #page(name: string): Response {
    const ways = ["success", "failed/cancelled"].map(
      (as) => `<p><a href="/chapa/done/${name}?as=${encodeURIComponent(as)}">${as}</a></p>`,
    );
    return new Response(`<!doctype html><title>Chapa</title><h1>Chapa</h1>${ways.join("")}`, {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  }

  #done(name: string, status: string): Response {
    const found = this.transactions.get(decodeURIComponent(name))!;
    if (found.status === "pending") found.status = status as ChapaTransaction["status"];
    return new Response(null, { status: 303, headers: { Location: found.return_url } });
  }
}

async function sign(body: string, secret: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign"]);
  return Buffer.from(await crypto.subtle.sign("HMAC", key, bytes(body))).toString("hex");
}
