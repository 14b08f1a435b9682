import { across, defs, down, line, oval, rect, repeat, shape } from "../drawing.ts";
import { coffee } from "./coffee.ts";

type Grain = "powder" | "seed" | "bean" | "lump";

/** Where the grains of a heap lie, the lower ones in front; the same each time. */
const heap = Array.from({ length: 46 }, (_, at) => {
  const row = Math.floor(at / 12);
  const across = ((at % 12) + (row % 2) / 2 - 5.5) / 6;
  return {
    x: 64 + across * (24 + row * 8.6),
    y: 30 + row * 9 + across * across * (15 - row * 3),
    lean: (at * 47) % 180,
  };
});

/** A clay bowl heaped with something; light and deep are the heap's own two colours. */
function bowl(grain: Grain, light: string, deep: string): string {
  const [rx, ry] = { powder: [0, 0], seed: [3, 1.7], bean: [5.4, 3.8], lump: [6.6, 5.6] }[grain] as [number, number];
  const one = ({ x, y, lean }: (typeof heap)[number], at: number) =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx}" ry="${ry}" fill="${at % 3 ? light : deep}" transform="rotate(${lean} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  const grains =
    rx === 0 ? line("M44 46C52 34 58 30 66 28M52 54C60 44 66 40 74 38", light, 4, 0.8) : heap.map(one).join("");
  return (
    defs(down("heap", light, deep), across("clay", "#b5683f", "#96512c", "#66341a")) +
    shape("M12 58C30 44 40 22 64 22S98 44 116 58Z", "url(#heap)") +
    grains +
    shape("M6 56C6 52 122 52 122 56C122 88 102 108 86 112V118H42V112C26 108 6 88 6 56Z", "url(#clay)") +
    oval(64, 57, 58, "#c27c50", 4.6) +
    oval(64, 57, 53, deep, 3.2) +
    repeat(10, (i) =>
      shape(`M${18 + i * 9.2} ${76 + Math.round(Math.sin((i / 9) * Math.PI) * 5)}l4 5-4 5-4-5Z`, "#f0d3a8"),
    )
  );
}

/** An open woven sack, filled to the brim, with an ear, a leaf or nothing on its front. */
function sack(
  light: string,
  deep: string,
  emblem: "ear" | "leaf" | "drop" | "grain" = "ear",
  stripe = "#2f7a4d",
): string {
  const emblems = {
    ear:
      line("M64 106V78", "#b6862c", 3) +
      repeat(4, (i) => oval(58, 98 - i * 6, 4.6, "#d9a53c", 2.4) + oval(70, 98 - i * 6, 4.6, "#d9a53c", 2.4)) +
      oval(64, 74, 2.6, "#d9a53c", 5),
    leaf: shape("M64 74C78 80 82 96 64 108C46 96 50 80 64 74Z", "#5f9f3f") + line("M64 78V108", "#dff0cf", 2),
    drop: shape("M64 72C72 84 76 90 76 96C76 103 71 108 64 108S52 103 52 96C52 90 56 84 64 72Z", "#5b8ad0"),
    grain: repeat(5, (i) => oval(52 + i * 6, 92 + (i % 2) * 6, 4, light, 5)),
  };
  return (
    defs(down("fill", light, deep), across("cloth", "#fbf5e6", "#efe4cb", "#c4b48f")) +
    shape("M26 38C34 16 48 8 64 8S94 16 102 38Z", "url(#fill)") +
    repeat(16, (i) => oval(36 + ((i * 37) % 56), 20 + ((i * 23) % 17), 2.6, i % 2 ? light : deep, 1.8)) +
    shape(
      "M20 40C14 68 12 100 20 116C22 121 26 122 34 122H94C102 122 106 121 108 116C116 100 114 68 108 40Z",
      "url(#cloth)",
    ) +
    shape("M18 36C18 30 110 30 110 36C112 44 108 48 100 48H28C20 48 16 44 18 36Z", "#dccba4") +
    oval(64, 37, 42, deep, 4) +
    rect(16, 58, 96, 5, stripe) +
    repeat(7, (i) =>
      line(`M${28 + i * 12} 64C${26 + i * 12} 84 ${26 + i * 12} 100 ${28 + i * 12} 118`, "#d8c8a2", 1.2),
    ) +
    emblems[emblem]
  );
}

/** Roasted browns, and what the same beans are before. */
const unroasted = {
  "#4a2814": "#8a966a",
  "#6b3d22": "#a9b48a",
  "#8f5a37": "#c6cea8",
  "#3a1d0e": "#7d8a5e",
  "#8a5a33": "#8a966a",
};

/** What is sold in bowls, sacks and blocks. */
export const pantry = {
  "raw-coffee": Object.entries(unroasted).reduce(
    (body, [from, to]) => body.replaceAll(from, to),
    coffee["coffee-beans"],
  ),
  korerima: bowl("lump", "#a8693a", "#7a4522"),
  turmeric: bowl("powder", "#f6bd3c", "#dd8f12"),
  mekelesha: bowl("powder", "#9a6a42", "#6d4526"),
  shiro: bowl("powder", "#eeb46a", "#cf8c3e"),
  "miten-shiro": bowl("powder", "#dd7f45", "#b8562a"),
  "red-lentils": bowl("seed", "#f5895a", "#dd5f33"),
  chickpeas: bowl("bean", "#eccb8d", "#cfa55c"),
  "faba-beans": bowl("bean", "#b58a55", "#8c6334"),
  kolo: bowl("seed", "#c98b46", "#9a6226"),
  "dabo-kolo": bowl("lump", "#e9ad5c", "#c98435"),
  henna: bowl("powder", "#93a04a", "#6f7b2e"),
  moringa: bowl("powder", "#6fae4a", "#4a8a2e"),
  "black-seed": bowl("seed", "#3b3734", "#1d1a18"),
  "flax-powder": bowl("powder", "#c19a6b", "#96703f"),
  frankincense: bowl("lump", "#f7e3a8", "#e2bf6a"),
  "white-powder": bowl("powder", "#ffffff", "#dfe5ea"),
  "white-teff": sack("#f7eed8", "#dcc79c", "ear", "#2f7a4d"),
  "red-teff": sack("#b06a3e", "#8a4a26", "ear", "#b3352b"),
  "mixed-teff": sack("#c9a074", "#97653c", "ear", "#dfb85a"),
  barley: sack("#ecd9a0", "#cdb168", "ear", "#b6862c"),
  wheat: sack("#e5b866", "#c08a35", "ear", "#b3352b"),
  "rice-sack": sack("#ffffff", "#e2e2da", "grain", "#3f6fb4"),
  "wheat-bran": sack("#d8b184", "#b08450", "ear", "#7a5236"),
  besso: sack("#d9c3a0", "#b39a70", "grain", "#7a5236"),
  "chicken-feed": sack("#f2c65a", "#d39a2a", "grain", "#d8402f"),
  "cow-feed": sack("#a98a5c", "#7d6238", "leaf", "#3f6fb4"),
  compost: sack("#5c4432", "#38281b", "leaf", "#5f9f3f"),
  fertiliser: sack("#c3ccd4", "#8d99a4", "drop", "#3f6fb4"),
  "industrial-salt": sack("#ffffff", "#dfe9ee", "drop", "#5b8ad0"),

  beeswax:
    defs(down("wax", "#ffd97a", "#eeb02f", "#c07f10")) +
    shape("M14 58L50 38L116 52L82 76Z", "#ffe49b") +
    shape("M14 58L82 76V112L14 92Z", "url(#wax)") +
    shape("M82 76L116 52V86L82 112Z", "#b9790c") +
    repeat(8, (i) => {
      const [x, y] = [30 + (i % 4) * 16 - (i > 3 ? 8 : 0), 72 + (i % 4) * 4.2 + (i > 3 ? 13 : 0)];
      return `<path d="M${x} ${y - 7}l7 4v7l-7 4-7-4v-7Z" fill="#f9c64d" stroke="#c58512" stroke-width="1.8"/>`;
    }) +
    line("M22 58L50 43", "#fff", 3, 0.7),

  "soda-bottle":
    defs(across("drink", "#ffb347", "#f08a1d", "#b85c06")) +
    rect(52, 4, 24, 12, "#e9eef2", 3) +
    shape(
      "M54 16H74C74 34 92 40 92 60V114C92 120 88 124 82 124H46C40 124 36 120 36 114V60C36 40 54 34 54 16Z",
      "url(#drink)",
    ) +
    shape("M36 66H92V98H36Z", "#fff6e0") +
    oval(64, 82, 12, "#f5a14b") +
    line("M64 70V94M52 82H76M55.5 73.5L72.5 90.5M72.5 73.5L55.5 90.5", "#fff6e0", 1.8) +
    line("M44 58C44 48 50 42 54 36", "#fff", 4, 0.7) +
    repeat(4, (i) => oval(46 + i * 12, 108 + (i % 2) * 5, 2, "#ffe3b8")),

  "malt-drink":
    defs(across("glass", "#a8602c", "#7a3f16", "#45210a")) +
    rect(54, 4, 20, 9, "#dfb85a", 2) +
    shape(
      "M56 12H72L74 42C90 52 94 60 94 74V114C94 120 90 124 84 124H44C38 124 34 120 34 114V74C34 60 38 52 54 42Z",
      "url(#glass)",
    ) +
    shape("M34 74H94V106H34Z", "#f6dd9a") +
    shape("M34 78H94V81H34ZM34 99H94V102H34Z", "#2f7a4d") +
    line("M64 96V84", "#8a5f06", 2) +
    repeat(3, (i) => oval(60, 94 - i * 4, 3.4, "#8a5f06", 1.7) + oval(68, 94 - i * 4, 3.4, "#8a5f06", 1.7)) +
    line("M42 70C43 60 50 54 57 48L59 20", "#fff", 3.4, 0.5),

  "tea-box":
    defs(down("front", "#7fbf6a", "#4f9444", "#2f6a2c")) +
    shape("M18 34L34 18H116L102 34Z", "#a5d692") +
    shape("M102 34L116 18V104L102 120Z", "#245522") +
    rect(18, 34, 84, 86, "url(#front)") +
    oval(60, 78, 28, "#fbf5e6") +
    shape("M42 72H78C78 88 72 94 60 94S42 88 42 72Z", "#d9a53c") +
    line("M78 76C86 76 86 86 76 87", "#b6862c", 3.4) +
    line("M52 66C48 60 56 58 52 52M66 66C62 60 70 58 66 52", "#8d99a4", 2.6) +
    shape("M60 76C66 77 68 84 60 88C52 84 54 77 60 76Z", "#5f9f3f") +
    line("M24 42V112", "#fff", 3, 0.5),
};
