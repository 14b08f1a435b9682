/** What a guest wanted when we asked for a sign-in first (specification 2.9): done once somebody has signed in. */
export interface Intention {
  kind: "wishlistAdd" | "cartAdd" | "cartWish";
  /** The fields of the form that was pressed. */
  fields: Record<string, string>;
  /** Path where the shopper was. */
  returnTo: string;
}

/** Bytes of a sealed intention: it travels in an address and a hidden field. */
export const intentionLimit = 1024;

/** Fields an intention keeps, by kind; everything else a form carries is of no use later. */
const KEPT: Record<Intention["kind"], readonly string[]> = {
  wishlistAdd: ["product", "surface"],
  cartWish: ["product", "variant"],
  cartAdd: ["product", "variant", "quantity", "qty", "surface"],
};

/** Longest value a kept field can have and still be accepted by its action. */
const valueLimit = 20;

/** The intention of a pressed form, reduced to what its action reads. */
export function intentionOf(kind: Intention["kind"], fields: ReadonlyMap<string, string>, returnTo: string): Intention {
  const kept = KEPT[kind].flatMap((name) => {
    const value = fields.get(name);
    // Of the surfaces only an exhibition's has rules of its own (4.4).
    const isKept = value !== undefined && (name !== "surface" || value === "exhibitionCard");
    return isKept ? [[name, value.slice(0, valueLimit + 1)] as const] : [];
  });
  return { kind, fields: Object.fromEntries(kept), returnTo };
}

/** Reads an intention back; null for anything that is none of ours. */
export function parseIntention(value: unknown): Intention | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, fields, returnTo } = value as Record<string, unknown>;
  if (typeof kind !== "string" || !Object.hasOwn(KEPT, kind) || typeof returnTo !== "string") return null;
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return null;
  const known = KEPT[kind as Intention["kind"]];
  const isKept = Object.entries(fields).every(([name, text]) => known.includes(name) && typeof text === "string");
  return isKept ? { kind: kind as Intention["kind"], fields: fields as Record<string, string>, returnTo } : null;
}
