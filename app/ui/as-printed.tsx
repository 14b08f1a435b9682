type PrintedTag = "a" | "nav" | "footer" | "form" | "div" | "section" | "details";

/**
 * For what is made of links, words and plain forms: the browser takes the element over and leaves its content as the
 * server printed it, so that it weighs nothing there (docs/decisions). Only where `import.meta.env.SSR` is false.
 */
export function asPrinted(Tag: PrintedTag) {
  return function AsPrinted() {
    return <Tag suppressHydrationWarning>{""}</Tag>;
  };
}
