import { demoHost, sourceProblem } from "../domain/pictures/picture-source.ts";

const pictureBytesLimit = 8 * 1024 * 1024;
const FETCH_MS = 10_000;
const REDIRECTS = 3;

export interface PictureHosts {
  ownHost: string;
  demo: string | null;
  limit?: number;
}

/** `problem` names no host. */
export type FetchedPicture = { kind: "bytes"; bytes: Uint8Array } | { kind: "later" | "gone"; problem: string };

/**
 * Bounded in bytes, time and redirects to public https addresses; Cloudflare's network refuses names that resolve to
 * private addresses.
 */
export async function fetchPicture(source: string, hosts: PictureHosts): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(hosts.limit ?? FETCH_MS);
  let address = source;
  try {
    for (let redirects = 0; redirects <= REDIRECTS; redirects += 1) {
      const problem = sourceProblem(address, hosts.ownHost);
      if (problem) return { kind: "gone", problem: `the address ${problem}` };
      const response = await ask(address, hosts.demo, signal);
      const next = redirectOf(response, address);
      if (next === null) return await read(response);
      await response.body?.cancel();
      address = next;
    }
    return { kind: "gone", problem: `more than ${REDIRECTS} redirects` };
  } catch {
    return { kind: "later", problem: signal.aborted ? "no whole answer in time" : "no answer" };
  }
}

function ask(address: string, demo: string | null, signal: AbortSignal): Promise<Response> {
  const { host, pathname } = new URL(address);
  return fetch(demo !== null && host === demoHost ? demo + pathname : address, {
    headers: { "User-Agent": "gulit-pictures", Accept: "image/avif,image/webp,image/jpeg,image/png,image/gif" },
    redirect: "manual",
    signal,
  });
}

function redirectOf({ status, headers }: Response, from: string): string | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = headers.get("Location") ?? "";
  return URL.canParse(location, from) ? new URL(location, from).href : "";
}

async function read(response: Response): Promise<FetchedPicture> {
  const { status, headers, body } = response;
  const isTooLarge = Number(headers.get("Content-Length") ?? 0) > pictureBytesLimit;
  if (status !== 200 || !body || isTooLarge) {
    await body?.cancel();
    if (status !== 200)
      return { kind: status === 410 || status === 451 ? "gone" : "later", problem: `status ${status}` };
    return { kind: "gone", problem: isTooLarge ? tooLarge : "nothing in it" };
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > pictureBytesLimit) return { kind: "gone", problem: tooLarge };
    parts.push(part);
  }
  return { kind: "bytes", bytes: Buffer.concat(parts) };
}

const tooLarge = `larger than ${pictureBytesLimit / 1024 / 1024} MB`;
