import { z } from "zod";
import { removeFields } from "./line-fields.server.ts";

const yes = z.enum(["1", "true"]);

/** A form that moves one wish, {product, variant?}, or all of the wishlist, {all}. */
export const moveFields = z
  .object({ ...removeFields.partial().shape, all: yes.optional() })
  .refine(({ product, all }) => (product === undefined) !== (all === undefined), { path: ["product"] });

/** A form about the list's secret address: {} makes one, {renew} another one, {revoke} ends it. */
export const shareFields = z
  .object({ renew: yes.optional(), revoke: yes.optional() })
  .refine(({ renew, revoke }) => renew === undefined || revoke === undefined, { path: ["revoke"] });
