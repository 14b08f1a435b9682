import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.node";

/** HTML of an element that waits for no data, by the renderer that streams pages: a second one would weigh in the bundle. */
export async function staticMarkup(piece: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(piece);
  return new Response(stream).text();
}
