import "./later-styles.css";

/**
 * Where a first visit's stylesheet is waited for: what stands above is painted by the sheets of the first screen alone. The
 * stream puts the link into the first of these places that a page has (document/page-additions): pages with much below
 * their first screen have one behind it, all have one before their footer.
 */
export function LaterStyles() {
  // Its content is not React's: empty text that may differ is left as it was printed where a page is taken over.
  return (
    <div className="later-styles" suppressHydrationWarning>
      {""}
    </div>
  );
}
