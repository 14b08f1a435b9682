import { checkoutAction } from "../shared/checkout/checkout-action.server.ts";
import { checkoutPage } from "../shared/checkout/checkout-page.server.ts";
import { CheckoutPage } from "../shared/checkout/checkout-page.tsx";
import type { Route } from "./+types/checkout";

/** Specification 2.1. */
export function loader(args: Route.LoaderArgs) {
  return checkoutPage(args, "account");
}

export const action = (args: Route.ActionArgs) => checkoutAction(args);

export { buyingLinks as links } from "../shared/buying/buying-styles.ts";

export { personal as headers, unlisted as meta } from "../http/head/private-page.ts";

export const handle = { texts: "address checkout delivery", hydrates: true };

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage page={loaderData} />;
}
