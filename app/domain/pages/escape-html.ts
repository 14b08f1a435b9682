const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ENTITIES).map(([character, entity]) => [entity, character]),
);

/** Escapes text for HTML or XML, in element content and quoted attributes: the same characters as React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Reverses `escapeHtml`, and React's escaping. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => CHARACTERS[entity]!);
}
