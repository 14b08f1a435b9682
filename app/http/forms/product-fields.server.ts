import { z } from "zod";

/** A form that names one product: {product}. */
export const productFields = z.object({
  product: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});
