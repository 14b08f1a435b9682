import "./later-styles.css";

/**
 * Where the parser waits for the whole stylesheet on a first visit: all above is painted by the sheets of the first
 * screen. The stream inserts the link at the first of these places in a page (document/page-additions).
 */
export function LaterStyles() {
  // suppressHydrationWarning makes React keep HTML that differs from its own.
  return (
    <div className="later-styles" suppressHydrationWarning>
      {""}
    </div>
  );
}
