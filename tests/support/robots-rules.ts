/** RFC 9309: the longest match decides. */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = text.split("\n").flatMap((line) => {
    const [, kind, pattern] = /^(allow|disallow):\s*(\S+)/i.exec(line) ?? [];
    return kind && pattern ? [{ allows: kind.toLowerCase() === "allow", pattern, matches: toMatcher(pattern) }] : [];
  });
  return (path) => {
    const [first] = rules
      .filter((rule) => rule.matches.test(path))
      .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allows) - Number(a.allows));
    return first?.allows ?? true;
  };
}

function toMatcher(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}`);
}
