import { z } from "zod";
import { saveLoginToken } from "../../data/accounts/login-tokens.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { tokenMinutes } from "../../domain/accounts/one-time-code.ts";
import { refusePassword } from "../../domain/accounts/password.ts";
import { bodyLimitOf } from "../../http/exempt-routes.ts";
import { logEvent } from "../../http/log.server.ts";
import { hashLoginToken, newLoginToken } from "../../http/secrets/link-secrets.server.ts";
import { hashPassword, NO_PASSWORD } from "../../http/secrets/password.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/login-tokens";
import { callOutbox } from "../../request/action-context.server.ts";
import {
  firstIssue,
  json,
  operatorAuthor,
  problemAnswer,
  readOperatorRequest,
} from "../../shared/operator/operator-answer.server.ts";

const schema = z.object({
  contact: z.string().max(300),
  create: z.boolean().default(false),
  name: z
    .string()
    .refine((text) => [...text].length <= 100, "longer than 100 letters")
    .default(""),
  password: z
    .string()
    .refine((text) => refusePassword(text) === null, "no password a shopper could choose")
    .optional(),
  minutes: z.int().min(1).max(tokenMinutes).default(tokenMinutes),
});

export function loader() {
  return problemAnswer(405, "Send a POST.", { Allow: "POST" });
}

/**
 * A sign-in link for support and tests (specification 4.11); the account's owner is notified. Operator token
 * (settled.md 12).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(bindings);
  const { db, operatorToken, clock, publicOrigin } = platform;
  const sent = await readOperatorRequest(request, operatorToken, bodyLimitOf("/operator/login-tokens"));
  if (sent instanceof Response) return sent;
  const parsed = schema.safeParse(sent.body);
  if (!parsed.success) return problemAnswer(422, firstIssue(parsed.error));
  const { create, name, password, minutes } = parsed.data;
  const contact = parseContact(parsed.data.contact);
  if (!contact) return problemAnswer(422, "contact: neither a phone number nor an e-mail address");
  const token = newLoginToken();
  const now = clock();
  const expiresAt = now + minutes * 60_000;
  const account = create ? { name, passwordHash: password ? await hashPassword(password) : NO_PASSWORD } : null;
  try {
    const isKept = await saveLoginToken(db, {
      contact,
      tokenHash: hashLoginToken(token),
      now,
      expiresAt,
      create: account,
      author: operatorAuthor(request),
    });
    if (!isKept) return problemAnswer(422, "contact: nobody has it; send create to make an account");
    callOutbox(platform);
  } catch (error) {
    logEvent("login-token", error);
    return problemAnswer(503, "The token could not be kept; send the same again.", { "Retry-After": "2" });
  }
  return json(200, { token, address: `${publicOrigin}/token-login?q=${token}`, expiresAt });
}
