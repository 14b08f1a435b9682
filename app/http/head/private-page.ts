/** Headers of a page about one shopper: no cache stores it (settled.md 14, security-and-faults.md 5). */
export const personal = () => ({ "Cache-Control": "private, no-store" });

/** Headers of a page whose address is a secret: besides, no other site learns the address as a referrer. */
export const secretAddress = () => ({ ...personal(), "Referrer-Policy": "strict-origin" });

interface Titled {
  loaderData?: { title: string } | undefined;
  /** A refusal that says how its page is called. */
  error?: unknown;
}

/** The `meta` of a page that is not indexed: its title. */
export const unlisted = ({ loaderData, error }: Titled) => [
  { title: loaderData?.title ?? (error as { data?: { title?: string } } | undefined)?.data?.title },
  { name: "robots", content: "noindex" },
];

/** The `meta` that goes with the headers of a secret address. */
export const unlistedSecret = (page: Titled) => [...unlisted(page), { name: "referrer", content: "strict-origin" }];
