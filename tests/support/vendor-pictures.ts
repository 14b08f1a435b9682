import { env } from "cloudflare:workers";
import { encode } from "fast-png";

type Rgba = readonly [number, number, number, number];

function png(width: number, height: number, colour: (x: number, y: number) => Rgba): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(colour(x, y), (y * width + x) * 4);
  return new Uint8Array(encode({ width, height, channels: 4, depth: 8, data }));
}

/** Different `seed`, different bytes. */
export function photograph(width = 300, height = 240, seed = 0): Uint8Array<ArrayBuffer> {
  return png(width, height, (x, y) => [(x * 255) / width, (y * 255) / height, (x ^ y ^ seed) & 0xff, 255]);
}

export type Answers = Record<string, (signal: AbortSignal) => Response | Promise<Response>>;

export const sent = (bytes: BodyInit, type = "image/png") => new Response(bytes, { headers: { "Content-Type": type } });

interface Counted {
  images: ImagesBinding;
  transforms: string[];
}

export function counted(): Counted {
  const transforms: string[] = [];
  const wrap = (transformer: ImageTransformer): ImageTransformer =>
    ({
      transform: (how: ImageTransform) => wrap(transformer.transform(how)),
      output: (options: ImageOutputOptions) => {
        transforms.push(options.format);
        return transformer.output(options);
      },
    }) as unknown as ImageTransformer;
  const images = { input: (stream: ReadableStream<Uint8Array>) => wrap(env.IMAGES.input(stream)) };
  return { images: images as unknown as ImagesBinding, transforms };
}
