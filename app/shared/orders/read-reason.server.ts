import { letterCount, writtenText } from "../../domain/content/written-text.ts";
import { reasonLimit } from "../../domain/orders/order.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

type Read = { ok: true; reason: string } | { ok: false; problem: Problem };

export function readReason(
  { submission: { fields, repeated }, t }: ActionTools,
  { isRequired }: { isRequired: boolean },
): Read {
  const reason = writtenText(fields.get("reason") ?? "");
  const refuse = (text: string): Read => ({
    ok: false,
    problem: { fields: { reason: text }, values: withoutSecrets(fields), form: null },
  });
  if (repeated.has("reason")) return refuse(t("actions.checkFields"));
  if (isRequired && reason === "") return refuse(t("buying.reasonMissing"));
  if (letterCount(reason) > reasonLimit) return refuse(t("buying.reasonTooLong", { max: reasonLimit }));
  return { ok: true, reason };
}

/** 0, which no parcel has, for an invalid position. */
export function positionOf(text: string): number {
  return /^[1-9]\d?$/.test(text) ? Number(text) : 0;
}
