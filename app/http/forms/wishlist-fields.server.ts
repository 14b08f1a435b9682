import { z } from "zod";
import { removeFields } from "./line-fields.server.ts";

const yes = z.enum(["1", "true"]);

export const moveFields = z
  .object({ ...removeFields.partial().shape, all: yes.optional() })
  .refine(({ product, all }) => (product === undefined) !== (all === undefined), { path: ["product"] });

/** {} makes the secret address, {renew} replaces it, {revoke} ends it. */
export const shareFields = z
  .object({ renew: yes.optional(), revoke: yes.optional() })
  .refine(({ renew, revoke }) => renew === undefined || revoke === undefined, { path: ["revoke"] });
