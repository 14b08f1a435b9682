import { type Additions, InOrderDocument } from "./in-order-document.server.ts";

/** The bytes of renderToReadableStream as plain HTML in reading order, with backpressure. */
export function inOrderStream(rendered: ReadableStream<Uint8Array>, additions: Additions): ReadableStream<Uint8Array> {
  const document = new InOrderDocument(additions);
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const inOrder = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const html = document.push(decoder.decode(chunk, { stream: true }));
      if (html) controller.enqueue(encoder.encode(html));
    },
    flush: (controller) => controller.enqueue(encoder.encode(document.push(decoder.decode()) + document.end())),
  });
  return rendered.pipeThrough(inOrder);
}
