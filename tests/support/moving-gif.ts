type Bytes = Uint8Array<ArrayBuffer>;

const word = (value: number) => [value & 0xff, value >> 8];
const COLOURS = Array.from({ length: 128 }, (_, index) => [index * 2, 255 - index, index]).flat();
const LOOP = [0x21, 0xff, 11, ...new TextEncoder().encode("NETSCAPE2.0"), 3, 1, 0, 0, 0];

/** `extra`: raw blocks before its end. */
export function movingGif(frames: number, { side = 100, seed = 0, extra = [] as readonly number[] } = {}): Bytes {
  const head = [...new TextEncoder().encode("GIF89a"), ...word(side), ...word(side), 0xf6, 0, 0, ...COLOURS, ...LOOP];
  const parts = [head, ...Array.from({ length: frames }, (_, frame) => frameOf(side, (seed + frame) % 128))];
  return Uint8Array.from([...parts, [...extra, 0x3b]].flat());
}

export function gifComment(text: string): number[] {
  return [0x21, 0xfe, text.length, ...new TextEncoder().encode(text), 0];
}

/** Eight-bit codes: the table is cleared before they grow to nine. */
function frameOf(side: number, colour: number): number[] {
  const [clear, end] = [0x80, 0x81];
  const codes = Array.from({ length: side * side }, (_, at) => (at % 126 === 0 ? [clear, colour] : [colour])).flat();
  const all = [...codes, end];
  const blocks = Array.from({ length: Math.ceil(all.length / 255) }, (_, at) => all.slice(at * 255, at * 255 + 255));
  const data = blocks.flatMap((block) => [block.length, ...block]);
  return [
    ...[0x21, 0xf9, 4, 0, ...word(10), 0, 0],
    ...[0x2c, 0, 0, 0, 0, ...word(side), ...word(side), 0, 7, ...data, 0],
  ];
}
