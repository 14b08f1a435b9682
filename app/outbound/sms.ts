import { member, post, refusal, type SendOutcome } from "./provider.ts";

export interface Sms {
  to: string;
  text: string;
}

/** Sends an SMS through a JSON interface like that of AfroMessage (`POST /api/send`), which has no idempotency keys. */
export async function sendSms(
  { url, key, from }: { url: string; key: string; from: string },
  { to, text }: Sms,
): Promise<SendOutcome> {
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await post({
    address: url,
    headers,
    body: JSON.stringify({ sender: from, to, message: text }),
  });
  if (answer?.status !== 200) return refusal(answer);
  // Refusals come with status 200 too.
  const isTaken = String(member(answer.body, "acknowledge")).toLowerCase() === "success";
  return isTaken ? { kind: "sent" } : { kind: "later", problem: "not acknowledged" };
}
