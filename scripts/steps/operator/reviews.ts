import { commandLine } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

export const usage =
  'npm run reviews [-- list [--json] | hide NUMBER [--reason "TEXT"] | show NUMBER [--reason "TEXT"]] [--to URL]';

interface ReviewOptions extends AskedShop {
  asked: { operation: "list" } | { operation: "hide" | "show"; review: number; reason: string };
  isJson: boolean;
}

const known = { reason: { type: "string" }, json: { type: "boolean" }, to: { type: "string" } } as const;

interface WaitingReview {
  id: number;
  productSlug: string;
  rate: number;
  author: string;
  content: string;
  reply: string;
  waitsSince: number;
  hiddenAt: number | null;
  reasons: Record<string, number>;
}

export function readReviewOptions(argv: string[], env: NodeJS.ProcessEnv): ReviewOptions | null {
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  const { reason = "", json: isJson = false } = values;
  return { asked: readAsked(positionals, reason), isJson, ...askedShop(values.to, env) };
}

export async function runReviews({ asked, isJson, ...shop }: ReviewOptions): Promise<string[]> {
  const body = await answerOf<{ reviews?: WaitingReview[] }>(shop, "/operator/reviews", asked);
  if (asked.operation !== "list") {
    return [`Review ${asked.review} is ${asked.operation === "hide" ? "hidden" : "shown"}; its reports are done with.`];
  }
  if (isJson) return [JSON.stringify(body.reviews ?? [])];
  const lines = (body.reviews ?? []).flatMap((review) => reviewLines(review, shop.shop));
  return lines.length > 0 ? lines : ["No review waits for a look."];
}

function reviewLines(review: WaitingReview, shop: URL): string[] {
  const { id, productSlug, rate, author, content, reply, waitsSince, hiddenAt, reasons } = review;
  const why = Object.entries(reasons).map(([reason, times]) => `${reason} ${times}`);
  return [
    `${id}  ${hiddenAt === null ? "shown" : "hidden"}, since ${localTime(waitsSince)}${why.length > 0 ? `: ${why.join(", ")}` : ""}`,
    `    ${rate} of 5, ${author || "a former shopper"}: ${content}`,
    ...(reply === "" ? [] : [`    the seller's answer: ${reply}`]),
    `    ${shop.origin}/product/default/${encodeURIComponent(productSlug)}#review-${id}`,
  ];
}

function readAsked([operation = "list", number, more]: string[], reason: string): ReviewOptions["asked"] {
  if (operation === "list" && number === undefined) return { operation };
  const isNumber = /^[1-9]\d{0,14}$/.test(number ?? "");
  if ((operation === "hide" || operation === "show") && isNumber && more === undefined) {
    return { operation, review: Number(number), reason };
  }
  throw new PlainError(`Say what to do with which review: ${usage}`);
}
