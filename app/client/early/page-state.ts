// A module of its own, bundled into each script.

export const page = document.documentElement;

/** Is or will be hydrated (decision 0039). */
export const isTakenOver = page.hasAttribute("data-wake");

/** Hydrated: React handles its own events. */
export const isTaken = () => isTakenOver && page.hasAttribute("data-awake");

export type MessageLink = { href: string; text: string } | undefined;
