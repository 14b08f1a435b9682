type PrintedTag = "a" | "nav" | "footer" | "form" | "div" | "section" | "details" | "picture";

/**
 * For static parts of a hydrated page: React keeps the server's HTML of the element, so its component is not in the
 * browser's build. An element that React had to create is empty, marked and hidden, and client/hydrate-page reloads the page.
 */
export function asPrinted(Tag: PrintedTag) {
  return function AsPrinted() {
    return (
      <Tag data-printed="" suppressHydrationWarning>
        {""}
      </Tag>
    );
  };
}
