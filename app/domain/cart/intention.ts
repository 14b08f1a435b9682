/** The action of a guest at the login wall (specification 2.9), done after the sign-in. */
export interface Intention {
  kind: "wishlistAdd" | "cartAdd" | "cartWish";
  fields: Record<string, string>;
  returnTo: string;
}

/** Bytes: a signed intention travels in an address and a hidden field. */
export const intentionLimit = 1024;

const STORED: Record<Intention["kind"], readonly string[]> = {
  wishlistAdd: ["product", "variant", "surface"],
  cartWish: ["product", "variant"],
  cartAdd: ["product", "variant", "quantity", "qty", "surface"],
};

const valueLimit = 20;

export function intentionOf(kind: Intention["kind"], fields: ReadonlyMap<string, string>, returnTo: string): Intention {
  const stored = STORED[kind].flatMap((name) => {
    const value = fields.get(name);
    // Of surfaces only an exhibition has rules of its own (4.4).
    const isStored = value !== undefined && (name !== "surface" || value === "exhibitionCard");
    return isStored ? [[name, value.slice(0, valueLimit + 1)] as const] : [];
  });
  return { kind, fields: Object.fromEntries(stored), returnTo };
}

export function variantOf({ fields, returnTo }: Intention): string | null {
  const query = /\?([^#]*)/.exec(returnTo)?.[1] ?? "";
  return fields.variant ?? new URLSearchParams(query).get("variant");
}

export function parseIntention(value: unknown): Intention | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, fields, returnTo } = value as Record<string, unknown>;
  if (typeof kind !== "string" || !Object.hasOwn(STORED, kind) || typeof returnTo !== "string") return null;
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return null;
  const allowed = STORED[kind as Intention["kind"]];
  const isStored = Object.entries(fields).every(([name, text]) => allowed.includes(name) && typeof text === "string");
  return isStored ? { kind: kind as Intention["kind"], fields: fields as Record<string, string>, returnTo } : null;
}
