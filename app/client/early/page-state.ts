// A module of its own, bundled into each script.

export const page = document.documentElement;

/** Is or will be hydrated (decision 0039). */
export const isHydrated = page.hasAttribute("data-hydrate");

/** Hydrated: React handles its own events. */
export const hasHydrated = () => isHydrated && page.hasAttribute("data-enhanced");

export type MessageLink = { href: string; text: string } | undefined;

export const cookie = (name: string) => (new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) || [])[1] || "";

/** A prerendered page waits until it is visible and painted. */
export function whenVisible(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => setTimeout(act)));
  else act();
}
