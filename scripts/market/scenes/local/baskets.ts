import { across, defs, down, line, oval, rect, repeat, shape } from "../drawing.ts";

const weave = down("weave", "#e6b566", "#c98b3a", "#96601f");

/** The front of a woven basket; goods stand behind it. */
function basket(goods: string, ribbon: string): string {
  return (
    defs(weave, across("bottle", "#ffe9a8", "#f2c14e", "#b9830a"), across("jar", "#ffd97a", "#f0ae2a", "#b9790c")) +
    line("M18 66C18 -14 110 -14 110 66", "#96601f", 7) +
    line("M20 62C22 -8 106 -8 108 62", "#e6b566", 2.6) +
    goods +
    shape("M8 66H120L108 116C106 121 102 122 96 122H32C26 122 22 121 20 116Z", "url(#weave)") +
    repeat(4, (row) =>
      repeat(9, (i) =>
        line(
          `M${20 + row * 2.6 + i * (10.6 - row * 0.6)} ${78 + row * 11}H${26 + row * 2.6 + i * (10.6 - row * 0.6)}`,
          row % 2 === i % 2 ? "#8a5518" : "#f0cb8c",
          3.4,
        ),
      ),
    ) +
    rect(4, 62, 120, 10, "#96601f", 5) +
    repeat(12, (i) => line(`M${10 + i * 9.6} 64L${15 + i * 9.6} 70`, "#e6b566", 2.4)) +
    (ribbon &&
      shape("M64 78C48 66 42 78 48 86C52 90 60 86 64 80C68 86 76 90 80 86C86 78 80 66 64 78Z", ribbon) +
        shape("M62 82L52 104L60 102L64 86L68 102L76 104L66 82Z", ribbon))
  );
}

const bottle = (x: number) =>
  shape(
    `M${x - 5} 10H${x + 5}V26C${x + 11} 32 ${x + 11} 36 ${x + 11} 70H${x - 11}C${x - 11} 36 ${x - 11} 32 ${x - 5} 26Z`,
    "url(#bottle)",
  ) +
  rect(x - 11, 44, 22, 14, "#fbf5e6") +
  rect(x - 6, 6, 12, 7, "#b3352b", 2);
const jar = (x: number) =>
  rect(x - 13, 38, 26, 32, "url(#jar)", 5) +
  rect(x - 12, 32, 24, 8, "#e9eef2", 2) +
  rect(x - 13, 48, 26, 11, "#fff8e6");
const loaf = (x: number) =>
  shape(`M${x - 20} 68C${x - 24} 46 ${x - 12} 38 ${x} 38S${x + 24} 46 ${x + 20} 68Z`, "#d9974a") +
  line(`M${x - 9} 46L${x - 5} 54M${x} 44L${x + 4} 53M${x + 9} 46L${x + 13} 54`, "#f6d7a4", 3);
const daisy = (x: number, y: number, r: number) =>
  repeat(
    8,
    (i) =>
      `<ellipse cx="${x}" cy="${y - r}" rx="${r * 0.42}" ry="${r * 0.72}" fill="${i % 2 ? "#fbd035" : "#f5b81c"}" transform="rotate(${i * 45} ${x} ${y})"/>`,
  ) + oval(x, y, r * 0.5, "#a8630e");

/** Baskets of the holidays, filled. */
export const baskets = {
  "food-basket": basket(bottle(36) + loaf(66) + jar(96) + oval(52, 64, 9, "#e0483a") + oval(84, 66, 8, "#f5a14b"), ""),
  "ribbon-basket": basket(
    bottle(94) + jar(34) + loaf(64) + repeat(3, (i) => oval(48 + i * 16, 66, 7.6, i === 1 ? "#e8d2b4" : "#f2e3cd", 9)),
    "#b3352b",
  ),
  "eid-basket": basket(
    jar(34) + loaf(64) + jar(96) + repeat(5, (i) => oval(44 + i * 10, 66, 5.4, i % 2 ? "#7a3f16" : "#5a2c0e", 4)),
    "#2f7a4d",
  ),
  "adey-basket": basket(
    jar(38) +
      loaf(86) +
      line("M52 70L44 30M64 70V24M76 70L84 30", "#4f9444", 4) +
      daisy(42, 30, 14) +
      daisy(65, 22, 15) +
      daisy(88, 30, 14) +
      daisy(54, 50, 12) +
      daisy(78, 50, 12),
    "#2f7a4d",
  ),
  "bread-basket": basket(loaf(40) + loaf(88) + loaf(64), ""),

  "adey-bouquet":
    line("M64 120L40 54M64 120L64 46M64 120L90 54M64 120L52 70M64 120L78 72", "#4f9444", 4) +
    shape("M60 88C44 84 40 72 40 66C52 68 60 78 62 90ZM68 88C84 84 88 72 88 66C76 68 68 78 66 90Z", "#6fae4a") +
    daisy(38, 50, 19) +
    daisy(90, 50, 19) +
    daisy(64, 30, 21) +
    daisy(50, 70, 16) +
    daisy(79, 70, 16) +
    shape("M52 96H76L80 106L72 104L66 122H62L56 104L48 106Z", "#b3352b"),

  "rose-bouquet":
    line("M64 122L38 56M64 122V40M64 122L90 56", "#3f7d33", 4) +
    shape("M60 92C40 90 32 76 32 70C48 70 58 80 62 92ZM68 92C88 90 96 76 96 70C80 70 70 80 66 92Z", "#5f9f3f") +
    [
      [36, 44],
      [92, 44],
      [64, 28],
      [48, 66],
      [80, 66],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 17, "#b3202c") +
          shape(
            `M${x - 15} ${y - 4}C${x - 8} ${y - 18} ${x + 10} ${y - 18} ${x + 15} ${y - 3}C${x + 4} ${y - 10} ${x - 6} ${y - 8} ${x - 15} ${y - 4}Z`,
            "#e0484f",
          ) +
          line(
            `M${x - 6} ${y + 3}C${x - 8} ${y - 6} ${x + 6} ${y - 8} ${x + 7} ${y}C${x + 7} ${y + 7} ${x - 2} ${y + 7} ${x - 2} ${y + 2}C${x} ${y - 2} ${x + 4} ${y - 1} ${x + 3} ${y + 2}`,
            "#7a0f1a",
            2.2,
          ),
      )
      .join("") +
    shape("M40 84L64 122L88 84C80 92 48 92 40 84Z", "#f7e8d0") +
    shape("M50 100H78L74 108H54Z", "#d98aa0"),

  "sweets-box":
    defs(down("box", "#a8543a", "#7a3322", "#4f1d12")) +
    shape("M14 44L30 14H98L114 44Z", "#c9704f") +
    shape("M22 42L35 19H93L106 42Z", "#f6dd9a") +
    line("M46 30H82", "#b9790c", 3.4) +
    rect(10, 44, 108, 74, "url(#box)", 4) +
    rect(18, 52, 92, 58, "#f7e8d0", 3) +
    repeat(12, (i) => {
      const [x, y] = [33 + (i % 4) * 21, 64 + Math.floor(i / 4) * 17];
      return (
        oval(x, y + 1.6, 8.6, "#c9a06a", 6.6) +
        oval(x, y, 7.8, i % 3 ? "#6b3418" : "#8f4f24", 5.8) +
        line(`M${x - 4} ${y - 1.6}Q${x} ${y - 4.6} ${x + 4} ${y - 1.6}`, "#c98a52", 1.8)
      );
    }),

  sefed:
    defs(down("grass", "#f3d9a0", "#ddb568", "#b08632")) +
    oval(64, 72, 60, "#96601f", 42) +
    oval(64, 68, 60, "url(#grass)", 42) +
    [50, 40, 30, 20, 10]
      .map(
        (r, i) =>
          `<ellipse cx="64" cy="70" rx="${r}" ry="${(r * 0.68).toFixed(1)}" fill="none" stroke="${i % 2 ? "#b3352b" : "#96601f"}" stroke-width="${i % 2 ? 4 : 2}"${i % 2 ? ' stroke-dasharray="7 5"' : ""}/>`,
      )
      .join("") +
    oval(64, 70, 5, "#2f7a4d", 3.6),
};
