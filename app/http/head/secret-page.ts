import { personal, type Titled, unlisted } from "./private-page.ts";

/** For a page whose address is a secret: other sites must not learn it as a referrer. */
export const secretAddress = () => ({ ...personal(), "Referrer-Policy": "strict-origin" });

export const unlistedSecret = (page: Titled) => [...unlisted(page), { name: "referrer", content: "strict-origin" }];
