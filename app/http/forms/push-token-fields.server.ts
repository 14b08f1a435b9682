import { z } from "zod";

/** security-and-faults.md 6. */
export const pushTokenFields = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,1024}$/) });
