/**
 * Chromium parses all that waited for a stylesheet in one task; after the end of a script it yields within 10 ms, so
 * that the page is painted and reacts (docs/decisions/0041).
 */
export function ParserYield() {
  return <script type="text/plain" />;
}
