import type { ActionTools } from "../../request/action-context.server.ts";
import type { CheckoutKind } from "./whose-checkout.ts";

export type CheckoutTools = ActionTools & { kind: CheckoutKind; typed: Record<string, string> };
