const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]),
);

/** Text as it stands in HTML or XML, between tags and in quotes of either kind: the letters that React writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/** The text that React or `escapeHtml` wrote so. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => SIGNS[entity]!);
}
