import "./later-styles.css";

/**
 * Here the parser waits for the whole stylesheet on a first visit: the first-screen sheets style everything above. The
 * stream inserts the link at a page's first such element (document/page-additions).
 */
export function LaterStyles() {
  // suppressHydrationWarning makes React keep HTML that differs from its own.
  return (
    <div className="later-styles" suppressHydrationWarning>
      {""}
    </div>
  );
}
