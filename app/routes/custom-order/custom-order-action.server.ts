import { takeTry } from "../../request/count-try.server.ts";
import { hash, randomInt } from "node:crypto";
import { randomText } from "../../http/secrets/random-text.server.ts";
import { z } from "zod";
import { addCustomOrder, findByFormKey, isNumberTaken } from "../../data/orders/custom-orders.server.ts";
import {
  formDoubt,
  checkCustomOrder,
  type CustomOrderAsk,
  type CustomOrderField,
  type CustomOrderProblem,
} from "../../domain/orders/custom-order.ts";
import { dayOfMonth } from "../../domain/orders/asked-day.ts";
import { newOrderNumber, formatOrderNumber } from "../../domain/orders/order-number.ts";
import { openCustomOrderKey } from "../../http/forms/form-key.server.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { type ActionTools, confirmed, readForm } from "../../request/action-context.server.ts";
import { lookUpOrder } from "../../shared/orders/look-up-order.server.ts";
import { chooseAgain, takePictures } from "../../shared/pictures/take-pictures.server.ts";

const customOrderPath = "/shop/custom-order";
const DRAWS = 3;

const anyText = z.record(z.string(), z.string());

type Values = Record<string, string>;

/** A key makes one request only. */
export const customOrderAction = confirmed(async (tools) => {
  tools.submission.fields.set("returnTo", customOrderPath);
  const typed = readForm(tools, anyText);
  return typed.intent === "find" ? lookUpOrder(tools, "customOrder") : ask(tools, typed);
});

async function ask(tools: ActionTools, values: Values): Promise<Response> {
  const { db, session, secrets, now, t, refuse, locale } = tools;
  const { owner } = session;
  const again = (form: string | null, fields: Values = {}) =>
    refuse({ fields: { ...chooseAgain(tools), ...fields }, values, form });
  const neededBy = values.neededBy || dayOfMonth(values.neededDay ?? "", values.neededMonth ?? "");
  const checked = checkCustomOrder({ ...values, neededBy }, now);
  if (!checked.ok) return again(null, customOrderSentences(checked.problems, t));
  const key = openCustomOrderKey(values.key, secrets, session.idHash);
  const contentHash = hashOf(checked.ask);
  const made = key && (await findByFormKey(db, key.keyHash));
  if (made) return made.contentHash === contentHash ? done(tools, made) : again(sentAlready(tools, made.number));
  const doubt = formDoubt(key, values.website ?? "", now);
  if (doubt === "trap") return again(t("buying.customTrapForm"), { website: t("buying.customTrap") });
  if (doubt || !key) return again(t(doubt === "quick" ? "buying.customQuick" : "buying.customOld"));
  await takeTry(tools, "customOrders", { contact: checked.ask.phone }, "buying.customTooMany");
  const taken = await takePictures(tools);
  if (!taken.ok) return again(null, { pictures: taken.sentence });
  const order = { ask: checked.ask, keyHash: key.keyHash, contentHash, owner, locale, pictures: taken.pictures };
  const kept = await keep(tools, order);
  return kept.contentHash === contentHash ? done(tools, kept) : again(sentAlready(tools, kept.number));
}

async function keep(
  { db, now }: ActionTools,
  order: Omit<Parameters<typeof addCustomOrder>[1], "number" | "publicId" | "now">,
) {
  for (let draw = 1; ; draw += 1) {
    const drawn = { number: newOrderNumber(randomInt), publicId: randomText(16, "base64url") };
    try {
      return await addCustomOrder(db, { ...order, ...drawn, now });
    } catch (error) {
      if (draw === DRAWS || !isNumberTaken(error)) throw error;
    }
  }
}

function done({ reply, t }: ActionTools, { publicId, number }: { publicId: string; number: string }) {
  const to = `/custom-orders/${publicId}`;
  const text = t("buying.customSent", { number: formatOrderNumber(number) });
  return reply(text, { number, to }, to);
}

const sentAlready = ({ t }: ActionTools, number: string) =>
  t("buying.customSentAlready", { number: formatOrderNumber(number) });

function hashOf(ask: CustomOrderAsk): string {
  return hash("sha256", JSON.stringify(ask), "base64url");
}

function customOrderSentences(problems: Partial<Record<CustomOrderField, CustomOrderProblem>>, t: Translate) {
  const found = Object.entries(problems) as [CustomOrderField, CustomOrderProblem][];
  return Object.fromEntries(found.map(([field, problem]) => [field, sentence(field, problem, t)]));
}

function sentence(field: CustomOrderField, problem: CustomOrderProblem, t: Translate): string {
  const label = written[field];
  if (problem.kind === "tooLong" && label) return t("accountActions.tooLong", { field: t(label), max: problem.max });
  if (problem.kind === "two") return t("accountActions.onlyOne");
  if (problem.kind === "past") return t("buying.customDayPast");
  return t(problem.kind === "far" ? "buying.customDayFar" : wrong[field]);
}

const written: Partial<Record<CustomOrderField, TextKey>> = {
  what: "customOrder.asked",
  link: "customOrder.link",
  city: "address.city",
};

const wrong: Record<CustomOrderField, TextKey> = {
  what: "buying.customWhatMissing",
  category: "buying.customCategory",
  quantity: "buying.customQuantity",
  targetPrice: "buying.customPrice",
  neededBy: "buying.customDay",
  link: "buying.customLink",
  phone: "accountActions.phoneInvalid",
  city: "accountActions.cityMissing",
};
