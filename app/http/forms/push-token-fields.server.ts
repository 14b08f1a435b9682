import { z } from "zod";

/** The update-notification-token action's form: {token}, as browsers are given them (security-and-faults.md 6). */
export const pushTokenFields = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,1024}$/) });
