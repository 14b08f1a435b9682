import { accountActions } from "./actions/account-actions.ts";
import { buyingActions } from "./actions/buying-actions.ts";
import { deskActions } from "./actions/desk-actions.ts";
import { outsideActions } from "./actions/outside-actions.ts";
import { portalActions } from "./actions/portal-actions.ts";
import type { ShopAction } from "./actions/shop-action.ts";
import { shopperActions } from "./actions/shopper-actions.ts";
import { specifiedActions } from "./actions/specified-actions.ts";

export const actionsTable: readonly ShopAction[] = [
  ...specifiedActions,
  ...buyingActions,
  ...shopperActions,
  ...accountActions,
  ...deskActions,
  ...outsideActions,
  ...portalActions,
];

export function writingPaths(...without: ShopAction["who"][]): string[] {
  const rows = actionsTable.filter(({ method, who }) => method === "POST" && !without.includes(who));
  return [...new Set(rows.map(({ path }) => path))];
}
