import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";

/** Markup of a piece that waits for nothing, without a second renderer beside the one that streams pages. */
export async function staticMarkup(piece: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(piece);
  return new Response(stream).text();
}
