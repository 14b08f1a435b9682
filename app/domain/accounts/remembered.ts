/** A pure rule about a text that remembers what it said lately: the same words and names come in every product. */
export function remembered<Said>(rule: (text: string) => Said, limit = 20_000): (text: string) => Said {
  const said = new Map<string, Said>();
  return (text) => {
    const before = said.get(text);
    if (before !== undefined) return before;
    if (said.size >= limit) said.clear();
    const now = rule(text);
    said.set(text, now);
    return now;
  };
}
