import { member, post, refusal, type SendOutcome } from "./provider.ts";

export interface Mail {
  key: string;
  to: string;
  subject: string;
  text: string;
  /** One-click unsubscribe address for mail programs (RFC 8058); "": none. */
  leave: string;
}

/** Sends a mail through a JSON interface like that of Resend (`POST /emails`). */
export async function sendMail(
  { url, key, from }: { url: string; key: string; from: string },
  mail: Mail,
): Promise<SendOutcome> {
  const { to, subject, text, leave } = mail;
  const headers = { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const answer = await post({
    address: url,
    headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": mail.key },
    body: JSON.stringify({ from, to: [to], subject, text, ...(leave !== "" && { headers }) }),
  });
  if (answer?.status !== 200 && answer?.status !== 201 && answer?.status !== 202) {
    return isOurFault(answer?.body) ? { kind: "later", problem: `status ${answer?.status}` } : refusal(answer);
  }
  // A proxy's error page may come with status 200, but without an id.
  return typeof member(answer.body, "id") === "string" ? { kind: "sent" } : { kind: "later", problem: "no receipt" };
}

/** Our key or sender is at fault, though the status is that of a rejected message: the next mail would fail too. */
function isOurFault(body: unknown): boolean {
  return member(body, "name") === "invalid_from_address" || /API key/.test(String(member(body, "message")));
}
