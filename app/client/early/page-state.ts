// A module of its own, bundled into each script.

export const page = document.documentElement;

/** Is or will be hydrated (decision 0039). */
export const isHydrated = page.hasAttribute("data-hydrate");

/** Hydrated: React handles its own events. */
export const hasHydrated = () => isHydrated && page.hasAttribute("data-enhanced");

export type MessageLink = { href: string; text: string } | undefined;
