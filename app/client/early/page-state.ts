// What kind of page this is; bundled into each script that needs it.

export const page = document.documentElement;

/** A page that is worked in: the framework takes it over; all others stay as printed (decision 0039). */
export const isTakenOver = page.hasAttribute("data-wake");

/** The framework has taken over and handles its own events. */
export const isTaken = () => isTakenOver && page.hasAttribute("data-awake");

export type MessageLink = { href: string; text: string } | undefined;
