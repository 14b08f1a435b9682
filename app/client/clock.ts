import { timings } from "../domain/constants.ts";

// One timer for all clocks of a page; it runs while somebody listens.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

/** Calls at the beginning of every second, until the function that it returns is called. */
export function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** UTC ms of this second, the same for every clock that asks; it moves when listeners are called. */
export function thisSecond(): number {
  return now || (now = Date.now());
}

function tick(): void {
  now = Date.now();
  timer = setTimeout(tick, timings.flashRefresh - (now % timings.flashRefresh));
  listeners.forEach((listener) => listener());
}
