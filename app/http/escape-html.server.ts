/** Text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** The text of an attribute that React or `escapeAttribute` wrote. */
export function unescapeAttribute(value: string): string {
  return value.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => characters[entity] ?? entity);
}

const characters: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#x27;": "'" };
