import "./later-styles.css";

/**
 * Where a first visit's stylesheet is waited for: what stands above is painted by the rules of the first screen alone. The
 * stream puts the link here (document/page-additions).
 */
export function LaterStyles() {
  return <div className="later-styles" />;
}
