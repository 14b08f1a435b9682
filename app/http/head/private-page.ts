/** No cache stores a page about one shopper (settled.md 14, security-and-faults.md 5). */
export const personal = () => ({ "Cache-Control": "private, no-store" });

/** For a page whose address is a secret: other sites must not learn it as a referrer. */
export const secretAddress = () => ({ ...personal(), "Referrer-Policy": "strict-origin" });

interface Titled {
  loaderData?: { title: string } | undefined;
  error?: unknown;
}

export const unlisted = ({ loaderData, error }: Titled) => [
  { title: loaderData?.title ?? (error as { data?: { title?: string } } | undefined)?.data?.title },
  { name: "robots", content: "noindex" },
];

export const unlistedSecret = (page: Titled) => [...unlisted(page), { name: "referrer", content: "strict-origin" }];
