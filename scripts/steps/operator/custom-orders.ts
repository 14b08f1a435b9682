import type { DeskCustomOrder } from "../../../app/data/orders/custom-orders-desk.server.ts";
import { phoneText } from "../../../app/domain/accounts/phone.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { formatOrderNumber, parseOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { commandLine } from "../command-line.ts";
import { localDay } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage = `npm run custom-orders [-- --json]                          what waits for an answer, oldest first
npm run custom-orders -- --all [--json]                    the newest, answered ones too
npm run custom-orders -- "NUMBER" STATE ["ANSWER"]         searching, found, notFound, done; the answer is shown on its page
  --to URL   another shop than the one on this machine`;

const states = ["received", "searching", "found", "notFound", "done"];

interface CustomOrderOptions {
  shop: AskedShop;
  asked: { operation: "list"; all: boolean } | { operation: "move"; number: string; to: string; answer: string };
  isJson: boolean;
}

interface CustomOrderAnswer {
  orders?: DeskCustomOrder[];
  state?: string;
}

export function readCustomOrderOptions(argv: string[], env: NodeJS.ProcessEnv): CustomOrderOptions | null {
  const { values, positionals } = commandLine(argv, usage, {
    all: { type: "boolean" },
    json: { type: "boolean" },
    to: { type: "string" },
  });
  if (values.help) return null;
  const { all = false, json: isJson = false, to } = values;
  return { asked: readAsked(positionals, all), isJson, shop: askedShop(to, env) };
}

function readAsked([typed, to, answer = "", ...more]: string[], all: boolean): CustomOrderOptions["asked"] {
  if (typed === undefined) return { operation: "list", all };
  const number = parseOrderNumber(typed);
  if (number === null) throw new PlainError(`"${typed}" is no number of a custom order.`);
  if (to === undefined || !states.includes(to) || more.length > 0) {
    throw new PlainError(`Say what becomes of it: ${states.join(", ")}.\n${usage}`);
  }
  return { operation: "move", number, to, answer };
}

/** Days in UTC. Throws the shop's sentence. */
export async function runCustomOrders({ shop, asked, isJson }: CustomOrderOptions): Promise<string[]> {
  const { orders = [], state } = await answerOf<CustomOrderAnswer>(shop, "/operator/custom-orders", asked);
  if (asked.operation === "move") return [`${formatOrderNumber(asked.number)} is ${state} now.`];
  if (isJson) return [JSON.stringify(orders)];
  return orders.length > 0 ? orders.flatMap(orderLines) : ["Nobody waits for an answer."];
}

function orderLines(order: DeskCustomOrder): string[] {
  const { number, state, createdAt, quantity, what, category, targetPrice, neededBy, link, phone, city, answer } =
    order;
  const wishes = [
    category,
    targetPrice !== null && `up to ${formatEtb(targetPrice)}`,
    neededBy !== null && `by ${localDay(neededBy)}`,
    link,
  ].filter(Boolean);
  return [
    `${formatOrderNumber(number)}  ${state}  ${localDay(createdAt)}  ${phoneText(phone)}, ${city}  (${order.locale})`,
    `    ${quantity} x ${what}`,
    ...(wishes.length > 0 ? [`    ${wishes.join("; ")}`] : []),
    ...(answer === "" ? [] : [`    answered: ${answer}`]),
  ];
}
