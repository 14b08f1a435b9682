import { z } from "zod";

const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
/** Specification 3.5; security-and-faults.md 6: an ASCII integer from 1 to 99. */
const quantity = z
  .string()
  .regex(/^[0-9]{1,2}$/)
  .transform(Number)
  .refine((value) => value >= 1);

const key = { product: id, variant: id.or(z.literal(["", "0"]).transform(() => 0)).optional() };

/** Fields of the cart's form targets: {product, quantity?, variant?}; `qty` is the specification's name of 7.2. */
export const addFields = z.object({ ...key, quantity: quantity.optional(), qty: quantity.optional() });
export const setFields = z.object({ ...key, quantity });
export const removeFields = z.object(key);
