import { accountActions } from "./actions/account-actions.ts";
import { buyingActions } from "./actions/buying-actions.ts";
import { deskActions } from "./actions/desk-actions.ts";
import { outsideActions } from "./actions/outside-actions.ts";
import { portalActions } from "./actions/portal-actions.ts";
import type { ShopAction } from "./actions/shop-action.ts";
import { shopperActions } from "./actions/shopper-actions.ts";
import { specifiedActions } from "./actions/specified-actions.ts";

/** Every action of specification 7.2 in its order, then all other writes. */
export const actionsTable: readonly ShopAction[] = [
  ...specifiedActions,
  ...buyingActions,
  ...shopperActions,
  ...accountActions,
  ...deskActions,
  ...outsideActions,
  ...portalActions,
];

/** Paths that take a POST, each once; `without`: callers whose actions are left out. */
export function writingPaths(...without: ShopAction["who"][]): string[] {
  const rows = actionsTable.filter(({ method, who }) => method === "POST" && !without.includes(who));
  return [...new Set(rows.map(({ path }) => path))];
}
