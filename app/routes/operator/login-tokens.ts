import { z } from "zod";
import { saveLoginToken } from "../../data/accounts/login-tokens.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { tokenMinutes } from "../../domain/accounts/one-time-code.ts";
import { refusePassword } from "../../domain/accounts/password.ts";
import { hashLoginToken, newLoginToken } from "../../http/secrets/link-secrets.server.ts";
import { hashPassword, NO_PASSWORD } from "../../http/secrets/password.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { json, problemAnswer, operatorAction } from "../../shared/operator/operator-answer.server.ts";

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

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const away = "The token could not be kept; send the same again.";
const route = { name: "login-tokens", schema, away, isAnyFault: true } as const;

/** A sign-in link for support and tests (specification 4.11); the account's owner is notified. */
export const action = operatorAction(route, async (asked, platform) => {
  const { create, name, password, minutes } = asked;
  const contact = parseContact(asked.contact);
  if (!contact) return problemAnswer(422, "contact: neither a phone number nor an e-mail address");
  const token = newLoginToken();
  const { db, author, now } = platform;
  const expiresAt = now + minutes * 60_000;
  const account = create ? { name, passwordHash: password ? await hashPassword(password) : NO_PASSWORD } : null;
  const tokenHash = hashLoginToken(token);
  const isKept = await saveLoginToken(db, { contact, tokenHash, now, expiresAt, create: account, author });
  if (!isKept) return problemAnswer(422, "contact: nobody has it; send create to make an account");
  callOutbox(platform);
  return json(200, { token, address: `${platform.publicOrigin}/token-login?q=${token}`, expiresAt });
});
