import { PlainError } from "../plain-error.mjs";
import { readPort } from "../port.mjs";
import { operatorToken, shopAddress } from "./operator-shop.ts";

const ANSWER_MS = 10_000;

export interface AskedShop {
  shop: URL;
  token: string;
}

export function askedShop(to: string | undefined, env: NodeJS.ProcessEnv): AskedShop {
  const shop = shopAddress(to ?? `http://localhost:${readPort(env.PORT)}`);
  return { shop, token: operatorToken(shop, env) };
}

/** JSON or bytes; waits `waitMs`. Throws one sentence for 500 and above. */
export async function askOperator<Body>(
  { shop, token }: AskedShop,
  path: string,
  asked: object | Uint8Array<ArrayBuffer>,
  waitMs = ANSWER_MS,
) {
  const [type, sent] =
    asked instanceof Uint8Array ? ["application/octet-stream", asked] : ["application/json", JSON.stringify(asked)];
  const response = await fetch(new URL(path, shop), {
    method: "POST",
    headers: { "Content-Type": type, Accept: "application/json", Authorization: `Bearer ${token}` },
    body: sent,
    redirect: "manual",
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => null);
  if (!response) {
    throw new PlainError(`No shop answers at ${shop.origin}: start it with npm start, or name another one with --to.`);
  }
  const { status } = response;
  const text = await response.text();
  if (status === 401) {
    throw new PlainError(`The shop at ${shop.origin} refuses the operator token: set OPERATOR_TOKEN to its own.`);
  }
  if (status >= 500 || !text.startsWith("{")) {
    throw new PlainError(`The server at ${shop.origin} did not do it (${status}): ${text.slice(0, 200)}`);
  }
  return { status, body: JSON.parse(text) as Body & { problem?: string } };
}

/** Throws the shop's sentence for anything but 200. */
export async function answerOf<Body>(shop: AskedShop, path: string, asked: object, waitMs = ANSWER_MS): Promise<Body> {
  const { status, body } = await askOperator<Body>(shop, path, asked, waitMs);
  if (status !== 200) throw new PlainError(body.problem ?? `The shop answers ${status}.`);
  return body;
}
