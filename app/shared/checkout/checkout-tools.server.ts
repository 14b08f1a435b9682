import type { ActionTools } from "../../request/action-context.server.ts";
import type { CheckoutKind } from "./whose-checkout.ts";

/** What each intention of the checkout works with; `typed` is the form as it was sent. */
export type CheckoutTools = ActionTools & { kind: CheckoutKind; typed: Record<string, string> };
