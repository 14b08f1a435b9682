import { PlainError } from "../plain-error.mjs";

export interface CountsAccess {
  account: string;
  token: string;
  dataset: string;
}

const ANSWER_MS = 30_000;

export function countsAccess(env: NodeJS.ProcessEnv, dataset: string): CountsAccess {
  const account = env.CLOUDFLARE_ACCOUNT_ID?.trim() ?? "";
  const token = env.CLOUDFLARE_API_TOKEN?.trim() ?? "";
  if (account === "" || token === "") {
    throw new PlainError(
      "Set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN to a token that may read Account Analytics.",
    );
  }
  return { account, token, dataset };
}

/** `FROM counts` is the shop's dataset. Throws one sentence. */
export async function askCounts<Row>({ account, token, dataset }: CountsAccess, sql: string): Promise<Row[]> {
  const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: sql.replaceAll("FROM counts", `FROM ${dataset}`),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  if (!response) throw new PlainError("Cloudflare does not answer: check the network and run the same command again.");
  const text = await response.text();
  if (response.status === 401 || response.status === 403) {
    throw new PlainError("Cloudflare refuses CLOUDFLARE_API_TOKEN: it needs Account Analytics: Read for this account.");
  }
  if (!response.ok) throw new PlainError(`Cloudflare answers ${response.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: Row[] }).data;
}
