import { createHash } from "node:crypto";

/** Separates the id of a group from the same text as the id of a row. */
export const groupPrefix = "group:";

/** The id of a row without one (settled.md 30): a hash of its title without case, punctuation and spacing. */
export function titleId(title: string): string {
  const normalised = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  return `title-${createHash("sha256").update(normalised).digest("hex").slice(0, 24)}`;
}
