import { hash } from "node:crypto";

/** Separates the id of a group from the same text as the id of a row. */
export const groupPrefix = "group:";

/** Without case, punctuation and spacing (settled.md 30). */
export function titleId(title: string): string {
  const normalised = title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
  return `title-${hash("sha256", normalised).slice(0, 24)}`;
}
