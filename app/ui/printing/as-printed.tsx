type PrintedTag = "a" | "nav" | "footer" | "form" | "div" | "section" | "details" | "picture";

/**
 * For what is made of links, words and plain forms: the browser takes the element over and leaves its content as the
 * server printed it, so that it weighs nothing there (docs/decisions). Only where `import.meta.env.SSR` is false. An
 * element that the browser had to draw anew is empty and carries the mark: it is hidden, and entry.client looks for it.
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
