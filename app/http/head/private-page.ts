import { plainLocale } from "../../domain/languages.ts";
import { shopName } from "../../domain/pages/shop.ts";

/** No cache stores a page about one shopper (settled.md 14, security-and-faults.md 5). */
export const personal = () => ({ "Cache-Control": "private, no-store" });

export interface Titled {
  loaderData?: { title: string } | undefined;
  error?: unknown;
}

export const noindex = { name: "robots", content: "noindex" };

export const unlisted = ({ loaderData, error }: Titled) => {
  const known = loaderData ?? (error as { data?: { title?: string } | null } | undefined)?.data;
  return [{ title: known?.title ?? shopName(plainLocale) }, noindex];
};
