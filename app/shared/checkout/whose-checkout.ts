/** The same pages under two addresses (specification 2.1). */
export type CheckoutKind = "account" | "guest";

export const checkoutPaths = { account: "/shop/checkout", guest: "/shop/guest-checkout" } as const;

export function checkoutKind(owner: string): CheckoutKind {
  return owner.startsWith("session:") ? "guest" : "account";
}

export function stepPath(kind: CheckoutKind, step: 1 | 2): string {
  return step === 1 ? checkoutPaths[kind] : `${checkoutPaths[kind]}?step=2`;
}
