import { intentionLimit, parseIntention, type Intention } from "../../domain/cart/intention.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { openSealedJson, sealJson } from "../secrets/signature.server.ts";

/** Only the session that made an intention can open it after the sign-in. */
export function sealIntention(intention: Intention, secrets: Secrets, idHash: string): string {
  const seal = { purpose: "intention", secrets, idHash };
  const text = sealJson(seal, intention);
  // `returnTo` may be long; the intention works without it.
  return text.length <= intentionLimit ? text : sealJson(seal, { ...intention, returnTo: "/" });
}

export function openIntention(text: string | null | undefined, secrets: Secrets, idHash: string): Intention | null {
  return parseIntention(openSealedJson({ purpose: "intention", secrets, idHash }, text ?? "", intentionLimit));
}
