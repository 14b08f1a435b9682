/** A hash costs 150 ms on purpose; tests hash often. Its cost: tests/http/secrets/password.test.ts. */
export const quickHashes = (code: string) =>
  code.replace(/\bN:\s*(?:2\s*\*\*\s*14|16384),\s*r:\s*8,\s*p:\s*5\b/, "N: 16, r: 1, p: 1");
