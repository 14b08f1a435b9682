import "./later-styles.css";
import { asPrinted } from "./as-printed.tsx";

function Place() {
  return <div className="later-styles" />;
}

/**
 * Where a first visit's stylesheet is waited for: what stands above is painted by the rules of the first screen alone. The
 * stream puts the link here (entry.server), so the browser takes the place over as it was printed.
 */
export const LaterStyles = import.meta.env.SSR ? Place : asPrinted("div");
