import { RouterContextProvider } from "react-router";
import { bindings, type Bindings } from "../../app/request/bindings.server.ts";
import { action } from "../../app/routes/operator/content.ts";

const TOKEN = "operator-token-of-this-test";

export async function askContent(db: D1Database, body: unknown, { token = TOKEN, now = 0 } = {}) {
  const context = new RouterContextProvider();
  context.set(bindings, { db, operatorToken: TOKEN, clock: () => now } as unknown as Bindings);
  const request = new Request("https://shop.example/operator/content", {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  return { status: response.status, body: await response.json<ContentReply>() };
}

interface ContentReply {
  problem?: string;
  version?: number | null;
  counts?: Record<string, number>;
  notes?: { path: string; reason: string }[];
  faults?: { path: string; reason: string }[];
  versions?: Record<string, unknown>[];
  content?: Record<string, unknown>;
}
