import { forgetGoogleToken, googleToken, type ServiceAccount } from "./google-token.ts";
import { member, post, type ProviderAnswer, type SendOutcome } from "./provider.ts";

interface Push {
  token: string;
  title: string;
  body: string;
  link: string;
  /** A push with the same tag replaces the first one, so a repeated push shows once. */
  tag: string;
}

export interface PushSettings {
  account: ServiceAccount;
  url: string;
}

const TTL = "3600";

export type PushSender = (push: Push) => Promise<SendOutcome>;

/** Opens FCM's HTTP v1 interface; null if Google grants no access. */
export async function openPush({ account, url }: PushSettings, now: number): Promise<PushSender | null> {
  const key = await googleToken(account, now);
  if (!key) return null;
  const address = `${url}/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`;
  return async ({ token, title, body, link, tag }) => {
    // Data only: our own service worker shows it (public/push-worker.js).
    const message = { token, data: { title, body, link, tag }, webpush: { headers: { TTL, Urgency: "normal" } } };
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await post({ address, headers, body: JSON.stringify({ message }) });
    if (answer?.status === 401) forgetGoogleToken(account);
    return outcomeOf(answer);
  };
}

/** "gone" only if FCM itself says so: a proxy's error page must not cost a token. */
function outcomeOf(answer: ProviderAnswer | null): SendOutcome {
  if (!answer) return { kind: "later", problem: "no answer" };
  if (answer.status === 200 && typeof member(answer.body, "name") === "string") return { kind: "sent" };
  const code = fcmError(answer);
  if (code && GONE.has(code)) return { kind: "gone", problem: code };
  return { kind: "later", problem: code ?? `status ${answer.status}` };
}

const GONE = new Set(["UNREGISTERED", "SENDER_ID_MISMATCH", "INVALID_ARGUMENT"]);

function fcmError({ body }: ProviderAnswer): string | null {
  const details = member(body, "error", "details");
  if (!Array.isArray(details)) return null;
  const error = details.find((detail) => String(member(detail, "@type")).endsWith("google.firebase.fcm.v1.FcmError"));
  const code = member(error, "errorCode");
  return typeof code === "string" && /^[A-Z_]{1,40}$/.test(code) ? code : null;
}
