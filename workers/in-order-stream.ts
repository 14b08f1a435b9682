import { type Additions, InOrderDocument } from "./in-order-document.ts";

/** A transform for the bytes of renderToReadableStream: plain HTML in reading order, nothing hidden, no swap scripts. */
export function inOrderStream(additions: Additions): TransformStream<Uint8Array, Uint8Array> {
  const document = new InOrderDocument(additions);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const print = (html: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (html) controller.enqueue(encoder.encode(html));
  };
  return new TransformStream({
    transform: (chunk, controller) => print(document.push(decoder.decode(chunk, { stream: true })), controller),
    flush: (controller) => print(document.push(decoder.decode()) + document.end(), controller),
  });
}
