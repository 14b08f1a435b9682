import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { submissionContext } from "../../app/http/request-context.server.ts";
import * as en from "../../app/i18n/en/index.ts";
import { translateWith } from "../../app/i18n/translate.ts";
import { formAnswers } from "../../app/request/action-context.server.ts";
import type { DeskTools } from "../../app/shared/desk/desk.server.ts";
import { quietPictures } from "./request-context.ts";

const almaz = { kind: "staff", id: "1", name: "Almaz", address: "192.0.2.7" } as const;

export function deskTools(fields: Record<string, string>, now: number): DeskTools {
  const submission = { fields: new Map(Object.entries(fields)), repeated: new Set<string>() };
  const context = new RouterContextProvider();
  context.set(submissionContext, submission);
  const request = new Request("https://shop.example/desk", { headers: { accept: "application/json" } });
  const where = { request, context, flash: {} as never, now, publicOrigin: "https://shop.example" };
  const t = translateWith(en, "en");
  const tools = {
    db: env.DB,
    now,
    submission,
    where,
    context,
    locale: "en",
    author: almaz,
    t,
    ...formAnswers(where, t),
  };
  return { ...tools, outbox: { send: async () => {} }, ...quietPictures } as unknown as DeskTools;
}

export async function answered(answer: Promise<Response>) {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} };
}
