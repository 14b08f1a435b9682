import type { OpenPayments } from "../../../app/data/payments/operator-payments.server.ts";
import { phoneText } from "../../../app/domain/accounts/phone.ts";
import { parseBirr } from "../../../app/domain/checkout/payment.ts";
import { formatEtb } from "../../../app/domain/money.ts";
import { formatOrderNumber, parseOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { commandLine } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage = `npm run payments [-- --json]                                  what waits: transfers to find, money to give back
npm run payments -- paid "ORDER NUMBER" AMOUNT                 the transfer of this many birr is in our account
npm run payments -- missing "ORDER NUMBER"                     no such transfer came
npm run payments -- refunded "ORDER NUMBER" AMOUNT --how TEXT  so many birr were given back, and how
npm run payments -- closed REFERENCE --reason TEXT             a wrong payment at Chapa was dealt with there
  --to URL   another shop than the one on this machine`;

export interface PaymentOptions extends AskedShop {
  asked:
    | { operation: "list" }
    | { operation: "missing"; number: string }
    | { operation: "paid"; number: string; amount: string }
    | { operation: "refunded"; number: string; amount: string; how: string }
    | { operation: "closed"; reference: string; reason: string };
  isJson: boolean;
}

const known = {
  how: { type: "string" },
  reason: { type: "string" },
  json: { type: "boolean" },
  to: { type: "string" },
} as const;

interface Words {
  how?: string | undefined;
  reason?: string | undefined;
}

interface PaymentAnswer extends Partial<OpenPayments> {
  state?: string;
  refundDue?: number;
  refunded?: number;
}

export function readPaymentOptions(argv: string[], env: NodeJS.ProcessEnv): PaymentOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  return { asked: readAsked(positionals, values), isJson: values.json ?? false, ...askedShop(values.to, env) };
}

function readAsked(
  [operation = "list", typed, amount, ...more]: string[],
  { how, reason }: Words,
): PaymentOptions["asked"] {
  if (operation === "list" && typed === undefined) return { operation };
  if (operation === "closed" && typed !== undefined && amount === undefined) {
    if (!reason?.trim()) throw new PlainError('Say what was done at Chapa: --reason "TEXT".');
    return { operation, reference: typed, reason };
  }
  const isWithAmount = operation === "paid" || operation === "refunded";
  if ((!isWithAmount && operation !== "missing") || more.length > 0) throw new PlainError(`Not understood:\n${usage}`);
  const number = parseOrderNumber(typed ?? "");
  if (number === null) throw new PlainError(`"${typed ?? ""}" is no order number.`);
  if (!isWithAmount) {
    if (amount !== undefined) throw new PlainError(`Not understood:\n${usage}`);
    return { operation: "missing", number };
  }
  const birr = (amount ?? "").replaceAll(",", "");
  if (!parseBirr(birr)) throw new PlainError("Say how many birr it was, such as 7330 or 7330.50.");
  if (operation === "paid") return { operation, number, amount: birr };
  if (!how?.trim()) throw new PlainError('Say how it was given back: --how "TEXT".');
  return { operation, number, amount: birr, how };
}

export function askPayments({ asked, ...shop }: Omit<PaymentOptions, "isJson">): Promise<PaymentAnswer> {
  return answerOf<PaymentAnswer>(shop, "/operator/payments", asked);
}

export function paymentLines({ asked, isJson }: PaymentOptions, answer: PaymentAnswer): string[] {
  if (isJson) return [JSON.stringify(answer)];
  if (asked.operation === "closed") return ["The wrong payment is closed."];
  if (asked.operation === "refunded") return [`Noted: ${formatEtb(answer.refunded ?? 0)} given back.`];
  if (asked.operation !== "list") {
    const due = answer.refundDue ? ` To be given back: ${formatEtb(answer.refundDue)}.` : "";
    return [`The payment is ${answer.state} now.${due}`];
  }
  const { transfers = [], mismatches = [], refunds = [] } = answer;
  const lines = [
    ...transfers.map(
      ({ number, amount, bankReference, reportedAt, state }) =>
        `transfer  ${formatOrderNumber(number)}  ${formatEtb(amount)}  ${bankReference}  ${localTime(reportedAt)}${state === "reported" ? "" : `  (order ${state})`}`,
    ),
    ...mismatches.map(
      ({ number, amount, reference, openedAt }) =>
        `mismatch  ${formatOrderNumber(number)}  asked ${formatEtb(amount)}  ${reference} at Chapa  ${localTime(openedAt)}`,
    ),
    ...refunds.map(
      ({ number, parcel, amount, name, phone, createdAt }) =>
        `refund    ${formatOrderNumber(number)}${parcel > 0 ? `-${parcel}` : ""}  ${formatEtb(amount)}  ${name}, ${phoneText(phone)}  ${localTime(createdAt)}`,
    ),
  ];
  return lines.length > 0 ? lines : ["Nothing waits: no transfer to find, nothing to give back."];
}
