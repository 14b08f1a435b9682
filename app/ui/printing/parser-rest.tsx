/**
 * Where Chromium's parser may rest. What waited behind the stylesheet it would read in one task; behind a script's end, of
 * whatever kind, it goes on for 10 ms at most and lets the page be drawn and pressed first (docs/decisions/0041).
 */
export function ParserRest() {
  return <script type="text/plain" />;
}
