import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";

/** By the renderer that streams pages: renderToString would add a second one to the bundle. */
export async function staticMarkup(piece: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(piece);
  return new Response(stream).text();
}
