import { asPrinted } from "./as-printed.tsx";

function Place() {
  return <div className="after-pixels" />;
}

/**
 * Behind the picture that a first screen carries inside itself: what is wanted soon, but not before the pixels, stands here.
 * The stream puts it in (entry.server), so the browser takes the place over as it was printed.
 */
export const AfterPixels = import.meta.env.SSR ? Place : asPrinted("div");
