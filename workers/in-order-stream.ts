import { type Additions, InOrderDocument } from "./in-order-document.ts";

/** The place of markup that did not pass through the renderer (ui/printing/kept-markup). */
const KEPT = /<wbr data-kept="(\d+)"\/>/;

/** Markup by the number of its place, in pieces. */
type KeptBytes = (place: number) => readonly Uint8Array[];

const encoder = new TextEncoder();

/**
 * A transform for the bytes of renderToReadableStream: plain HTML in reading order, nothing hidden, no swap scripts. `kept`:
 * what stands in the places of kept markup.
 */
export function inOrderStream(
  additions: Additions,
  kept: KeptBytes = () => [],
): TransformStream<Uint8Array, Uint8Array> {
  const document = new InOrderDocument(additions);
  const decoder = new TextDecoder();
  const print = (html: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (html) controller.enqueue(spliced(html, kept));
  };
  return new TransformStream({
    transform: (chunk, controller) => print(document.push(decoder.decode(chunk, { stream: true })), controller),
    flush: (controller) => print(document.push(decoder.decode()) + document.end(), controller),
  });
}

function spliced(html: string, kept: KeptBytes): Uint8Array {
  // Every second one is the number of a place.
  const parts = html.split(KEPT);
  if (parts.length === 1) return encoder.encode(html);
  return joined(parts.flatMap((part, index) => (index % 2 === 0 ? encoder.encode(part) : kept(Number(part)))));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
