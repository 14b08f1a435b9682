import { z } from "zod";

export const productFields = z.object({
  product: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});
