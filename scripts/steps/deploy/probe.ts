import type { Answer, Cloud } from "./cloud.ts";

const PAGES: readonly [path: string, holds: RegExp][] = [
  ["/", /<\/html>/],
  ["/?lng=am", /<html[^>]*lang="am"/],
  ["/shop/sidebar/list", /<\/html>/],
  ["/shop/cart", /<\/html>/],
  ["/sign-in", /<form/],
  ["/robots.txt", /^User-agent:/m],
];

export interface Probed {
  origin: string;
  worker: string;
}

/** By version override, so it needs no traffic, but must be part of the deployment. null: all pages are right. */
export async function probeVersion(cloud: Cloud, { origin, worker }: Probed, version: string): Promise<string | null> {
  const headers = { Accept: "text/html", "Cloudflare-Workers-Version-Overrides": `${worker}="${version}"` };
  const health = await cloud.ask(`${origin}/healthz`, headers);
  const named = health === null ? null : versionIn(health);
  if (named !== version) {
    const told = health === null ? "nothing" : `${health.status}, version ${named ?? "unknown"}`;
    return `/healthz of the new version ${version} is answered by ${told}`;
  }
  for (const [path, holds] of PAGES) {
    const answer = await cloud.ask(origin + path, headers);
    if (answer === null) return `${path} is not answered`;
    if (answer.status !== 200) return `${path} is answered with ${answer.status}`;
    if (!holds.test(answer.body)) return `${path} is not the page it should be`;
  }
  return null;
}

function versionIn({ body }: NonNullable<Answer>): string | null {
  try {
    return (JSON.parse(body) as { version?: string }).version ?? null;
  } catch {
    return null;
  }
}
