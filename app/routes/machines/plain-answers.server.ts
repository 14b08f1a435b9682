const plain = { "Content-Type": "text/plain; charset=utf-8" };

/** A text for machines; anybody may keep it for so many seconds. */
export function plainText(text: string, seconds: number): Response {
  return new Response(text, { headers: { ...plain, "Cache-Control": `public, max-age=${seconds}` } });
}

/** There is no such file. */
export function notFound(): Response {
  return new Response("Not found\n", { status: 404, headers: plain });
}

/** The database is away: nothing is kept of that, and when to come again is said (workers/finish). */
export function unavailable(): Response {
  return new Response("Not available for now\n", { status: 503, headers: plain });
}
