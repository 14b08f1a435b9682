// What kind of page this is; bundled into the script that asks for it.

export const page = document.documentElement;

/** A page that is worked in, which the framework takes over; all others stay as they were printed (decision 0039). */
export const isTakenOver = page.hasAttribute("data-wake");

/** The framework is there, and answers what it printed. */
export const isTaken = () => isTakenOver && page.hasAttribute("data-awake");

export type MessageLink = { href: string; text: string } | undefined;
