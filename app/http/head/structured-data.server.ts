import type { PageFacts } from "./page-facts.server.ts";

export function structuredData({ things }: Pick<PageFacts, "things">): string {
  if (things.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return `<script type="application/ld+json">${json.replace(unsafe, escaped)}</script>`;
}

// Characters that would end the block or begin a comment in it, that older readers take for line ends, or that change
// direction.
const unsafe = /[<>&\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
