import { z } from "zod";
import type { Secrets } from "../secrets/secrets.ts";
import { openSealedJson, sealJson } from "../secrets/signature.server.ts";
import { maximumQuantity } from "../../domain/constants.ts";

const count = z.number().int().nonnegative();
const line = z.object({
  productId: count,
  variantId: count,
  quantity: z.number().int().min(1).max(maximumQuantity),
  priceWhenAdded: count,
  addedAt: count,
});
/** Characters of a sealed line. */
const LIMIT = 444;

type Line = z.infer<typeof line>;

/** Sealed, so that price and time cannot be changed. */
export function sealUndo(taken: Line, secrets: Secrets, idHash: string): string {
  return sealJson({ purpose: "undo", secrets, idHash }, line.parse(taken));
}

export function openUndo(text: string | undefined, secrets: Secrets, idHash: string): Line | null {
  return line.nullable().parse(openSealedJson({ purpose: "undo", secrets, idHash }, text ?? "", LIMIT));
}
