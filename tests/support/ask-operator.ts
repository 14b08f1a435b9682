import { action as content } from "../../app/routes/operator/content.ts";
import { contextOf } from "./request-context.ts";

const TOKEN = "operator-token-of-this-test";

interface Sent {
  body: unknown;
  token?: string;
  headers?: Record<string, string>;
  platform: object;
}

export async function askOperator<Answer = Record<string, unknown>>(action: unknown, sent: Sent) {
  const { body, token = `Bearer ${TOKEN}`, headers = {}, platform } = sent;
  const context = contextOf({ operatorToken: TOKEN, ...platform });
  const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  const request = new Request("https://shop.example/operator", {
    method: "POST",
    headers: { Authorization: token, "Content-Type": "application/json", ...headers },
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  const response = await (action as (args: object) => Promise<Response>)({ request, context });
  return { status: response.status, headers: response.headers, body: await response.json<Answer>() };
}

export const askContent = (db: D1Database, body: unknown, { token = `Bearer ${TOKEN}`, now = 0 } = {}) =>
  askOperator<ContentReply>(content, { body, token, platform: { db, clock: () => now } });

interface ContentReply {
  problem?: string;
  version?: number | null;
  counts?: Record<string, number>;
  notes?: { path: string; reason: string }[];
  faults?: { path: string; reason: string }[];
  versions?: Record<string, unknown>[];
  content?: Record<string, unknown>;
}
