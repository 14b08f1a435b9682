import { vi } from "vitest";

export interface Asked {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** slow: after every patience. */
export type Answer = "slow" | "broken line" | { status: number; body: unknown };

/** Answers as a provider does, the last one again and again. */
export function answerWith(...answers: Answer[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit & { headers: Record<string, string> }) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]!;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null;
    asked.push({ url, method: init.method!, headers: init.headers, body });
    if (answer === "broken line") throw new TypeError("fetch failed");
    if (answer === "slow") {
      await new Promise((_, reject) =>
        init.signal!.addEventListener("abort", () => reject(init.signal!.reason as Error)),
      );
    }
    const { status, body: text } = answer as Exclude<Answer, string>;
    return new Response(typeof text === "string" ? text : JSON.stringify(text), { status });
  });
  return asked;
}

export const failures: [what: string, answer: Answer][] = [
  ["a line that breaks", "broken line"],
  ["no answer in time", "slow"],
  ["a fault of theirs", { status: 500, body: { statusCode: 500, name: "application_error" } }],
  ["a gateway's page", { status: 502, body: "<h1>Bad Gateway</h1>" }],
  ["a proxy's page with status 200", { status: 200, body: "<h1>Welcome</h1>" }],
  ["too many calls", { status: 429, body: { statusCode: 429, name: "rate_limit_exceeded" } }],
  ["a wrong key", { status: 401, body: { status: "failed", message: "Invalid API Key", data: null } }],
  ["a redirect", { status: 302, body: "" }],
];
