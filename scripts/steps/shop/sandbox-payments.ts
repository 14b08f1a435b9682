import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { escapeHtml } from "../../../app/domain/pages/escape-html.ts";

/** Loopback: only this machine's browser reaches it. */
const HOST = "127.0.0.1";
const LARGEST_BODY = 16 * 1024;

interface SandboxPayment {
  reference: string;
  /** As Chapa writes it: "7330.00". */
  amount: string;
  description: string;
  back: string;
  status: "pending" | "success" | "failed/cancelled";
}

export interface SandboxPayments {
  bindings: Record<string, string>;
  stop: () => void;
}

/**
 * Chapa's documented API and page for the demo market, with a notice that no money moves. shop: the only origin it
 * redirects to.
 */
export async function serveSandboxPayments(shop: string): Promise<SandboxPayments> {
  const key = randomBytes(24).toString("base64url");
  const payments = new Map<string, SandboxPayment>();
  let origin = "";
  const server = createServer((request, response) => {
    answer({ payments, key, origin, shop }, request, response).catch(() => json(response, 400, null));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, HOST, resolve));
  origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  server.unref();
  return {
    bindings: {
      CHAPA_API_URL: `${origin}/v1`,
      CHAPA_PAGE_ORIGIN: origin,
      CHAPA_SECRET_KEY: key,
      CHAPA_WEBHOOK_SECRET: randomBytes(24).toString("base64url"),
      BANK_ACCOUNTS: "Sandbox: send no money; 0000 0000 0000; Demo market; ማሳያ፦ ገንዘብ አይላኩ; የማሳያ ገበያ",
    },
    stop: () => server.close(),
  };
}

interface Sandbox {
  payments: Map<string, SandboxPayment>;
  key: string;
  origin: string;
  shop: string;
}

async function answer(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { payments, key, origin } = sandbox;
  const { pathname } = new URL(request.url ?? "/", origin);
  const [, place, , step = ""] = pathname.split("/");
  const reference = decodeURIComponent(
    place === "v1" ? (pathname.split("/")[4] ?? "") : (pathname.split("/")[2] ?? ""),
  );
  if (place === "v1") {
    if (!isKey(request.headers.authorization, key)) return json(response, 401, null);
    if (request.method === "POST" && step === "initialize") return initialize(sandbox, request, response);
    return verify(payments.get(reference), response);
  }
  const payment = payments.get(reference);
  if (!payment || (place !== "pay" && place !== "cancel")) return page(response, 404, "<h1>404</h1>");
  if (request.method !== "POST") return place === "pay" ? paymentPage(payment, response) : page(response, 405, "");
  if (payment.status === "pending") payment.status = place === "pay" ? "success" : "failed/cancelled";
  response.writeHead(303, { Location: payment.back, "Cache-Control": "no-store" }).end();
}

async function initialize({ payments, origin, shop }: Sandbox, request: IncomingMessage, response: ServerResponse) {
  const asked = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
  const [reference, amount, back] = [asked.tx_ref, asked.amount, asked.return_url].map(String);
  const { description = "" } = (asked.customization ?? {}) as Record<string, string>;
  const isFair = /^\d+\.\d\d$/.test(amount!) && asked.currency === "ETB" && new URL(back!).origin === shop;
  if (!isFair || payments.has(reference!)) return json(response, 400, null);
  payments.set(reference!, { reference: reference!, amount: amount!, description, back: back!, status: "pending" });
  json(response, 200, { checkout_url: `${origin}/pay/${encodeURIComponent(reference!)}` });
}

function verify(payment: SandboxPayment | undefined, response: ServerResponse): void {
  if (!payment || payment.status === "pending") return json(response, 404, null);
  const { reference, amount, status } = payment;
  json(response, 200, { tx_ref: reference, reference: `sandbox-${reference}`, amount, currency: "ETB", status });
}

function paymentPage({ reference, amount, description }: SandboxPayment, response: ServerResponse): void {
  const to = (place: string) => `/${place}/${encodeURIComponent(reference)}`;
  page(
    response,
    200,
    `<h1>Sandbox: no money moves</h1>
<p>This stands in for the payment page of the demo market. Nothing is charged, whatever you press.</p>
<p lang="am">ይህ የማሳያ ገበያው የክፍያ ገጽ ምትክ ነው። የትኛውንም ቢጫኑ ምንም ክፍያ አይፈጸምም።</p>
<p>${escapeHtml(description)}: <strong>${escapeHtml(amount)} ETB</strong></p>
<form method="post" action="${escapeHtml(to("pay"))}"><button>Pretend to pay <span lang="am">· እንደ ከፈሉ ይቁጠሩት</span></button></form>
<form method="post" action="${escapeHtml(to("cancel"))}"><button>Pretend to cancel <span lang="am">· እንደ ሰረዙ ይቁጠሩት</span></button></form>`,
  );
}

const STYLE =
  "body{max-width:560px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif}button{width:100%;min-height:48px;margin-top:12px;font:inherit}h1{padding:12px;background:#ffe08a}";

function page(response: ServerResponse, status: number, body: string): void {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox: no money moves</title><style>${STYLE}</style>`;
  response
    .writeHead(status, headers)
    .end(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`);
}

function json(response: ServerResponse, status: number, data: object | null): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ status: data === null ? "failed" : "success", data }));
}

function isKey(header: string | undefined, key: string): boolean {
  const [given, known] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${key}`)];
  return given.length === known.length && timingSafeEqual(given, known);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
