import { z } from "zod";
import { maximumQuantity } from "../../domain/constants.ts";

const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
/** Specification 3.5, 9.3; security-and-faults.md 6. */
const quantity = z
  .string()
  .regex(/^[0-9]{1,15}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(maximumQuantity));

const key = { product: id, variant: id.or(z.literal(["", "0"]).transform(() => 0)).optional() };

/** 128 random bits: the same key sent again adds nothing (docs/decisions/0036). */
const addKey = z.string().regex(/^[\w-]{22}$/);

/** {product, quantity?, variant?}; `qty` is the name in specification 7.2, `late` marks a press of a while ago. */
export const addFields = z.object({
  ...key,
  quantity: quantity.optional(),
  qty: quantity.optional(),
  key: addKey.optional(),
  late: z.literal("1").optional(),
});
export const setFields = z.object({ ...key, quantity });
export const removeFields = z.object(key);

export const lineName = z
  .string()
  .regex(/^[1-9]\d{0,14}-(0|[1-9]\d{0,14})$/)
  .transform((name) => {
    const [productId, variantId] = name.split("-").map(Number) as [number, number];
    return { productId, variantId };
  });

/**
 * Changed quantities. `wrong` names fields without such a number. null if the form has no quantity.
 */
export function sentQuantities(fields: ReadonlyMap<string, string>) {
  const named = [...fields].filter(([name]) => name.startsWith("quantity-"));
  if (named.length === 0) return null;
  const quantities: { productId: number; variantId: number; quantity: number }[] = [];
  const wrong: string[] = [];
  for (const [name, text] of named) {
    const line = lineName.safeParse(name.slice("quantity-".length));
    if (!line.success || fields.get(`was-${name.slice("quantity-".length)}`) === text) continue;
    const units = quantity.safeParse(text);
    if (units.success) quantities.push({ ...line.data, quantity: units.data });
    else wrong.push(name);
  }
  return { quantities, wrong };
}

export const productFields = z.object({ product: id });

const yes = z.enum(["1", "true"]);

export const moveFields = z
  .object({ ...removeFields.partial().shape, all: yes.optional() })
  .refine(({ product, all }) => (product === undefined) !== (all === undefined), { path: ["product"] });

/** {} makes the secret address, {renew} replaces it, {revoke} ends it. */
export const shareFields = z
  .object({ renew: yes.optional(), revoke: yes.optional() })
  .refine(({ renew, revoke }) => renew === undefined || revoke === undefined, { path: ["revoke"] });
