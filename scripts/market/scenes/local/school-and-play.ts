import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const wood = down("wood", "#d09a5c", "#b0773c", "#7e4f22");
const gold = across("gold", "#f9e3a4", "#dfb85a", "#a27a22");
const pencilColours = ["#d8402f", "#f0861f", "#f2c14e", "#4f9f4a", "#3f8fd8", "#6f4aa8"];

/** For desks, playgrounds, feasts and jewel boxes. */
export const schoolAndPlay = {
  "sport-bottle":
    defs(across("body", "#8fc4f0", "#3f8fd8", "#205c96")) +
    rect(54, 2, 20, 14, "#26313f", 4) +
    shape("M42 28C42 18 48 14 54 14H74C80 14 86 18 86 28V34H42Z", "#37434e") +
    shape(
      "M38 34H90V58C86 62 86 68 90 72V114C90 120 86 123 80 123H48C42 123 38 120 38 114V72C42 68 42 62 38 58Z",
      "url(#body)",
    ) +
    rect(38, 82, 52, 22, "#fff") +
    shape("M64 84C69 90 70 92 70 95A6 6 0 0 1 58 95C58 92 59 90 64 84Z", "#3f8fd8") +
    line("M46 40V56M46 74V80", "#fff", 4, 0.8) +
    line("M86 24C100 22 100 42 90 44", "#37434e", 4),

  "pencil-set":
    repeat(
      5,
      (i) =>
        `<g transform="translate(${24 + i * 20} 0)">${rect(-8, 8, 16, 12, "#e89aa8", 3)}${rect(-8, 18, 16, 8, "#c3ccd4")}${rect(-8, 26, 16, 66, i % 2 ? "#f2b21d" : "#2f7a4d")}${rect(-3, 26, 6, 66, i % 2 ? "#ffd75e" : "#4f9f6a")}${shape("M-8 92H8L0 120Z", "#eac79a")}${shape("M-2.6 111H2.6L0 120Z", "#26221f")}</g>`,
    ) +
    rect(8, 52, 112, 18, "#22304f", 4) +
    line("M16 61H112", "#f2c14e", 2.6),

  "colour-pencils":
    pencilColours
      .map(
        (colour, i) =>
          `<g transform="translate(${19 + i * 18} ${Math.abs(i - 2.5) * 3})">${shape("M-7 34H7L0 8Z", "#eac79a")}${shape("M-2.6 17.6H2.6L0 8Z", colour)}${rect(-7, 34, 14, 60, colour)}${shape("M-2.6 34H2.6V94H-2.6Z", "#fff", 0.25)}</g>`,
      )
      .join("") +
    shape("M6 74H122V116C122 121 119 123 115 123H13C9 123 6 121 6 116Z", "#22304f") +
    pencilColours.map((colour, i) => oval(28 + i * 14.4, 98, 5.4, colour)).join("") +
    line("M6 80H122", "#f2c14e", 3),

  "toy-blocks": [
    [36, 82, "#3f8fd8", "#2a6aa8", "#7fb6e6"],
    [84, 82, "#f2c14e", "#c08f12", "#ffe08a"],
    [60, 46, "#d8402f", "#9a2317", "#ff8a76"],
  ]
    .map(
      ([x, y, colour, deep, light]) =>
        `<g transform="translate(${x} ${y})">${shape("M-26 -6L-14 -18H36L24 -6Z", String(light))}${shape("M24 -6L36 -18V26L24 38Z", String(deep))}${rect(-26, -6, 50, 44, String(colour), 1)}${[-10, 12].map((at) => oval(at, -13, 9, String(deep), 4) + rect(at - 9, -19, 18, 6, String(deep)) + oval(at, -19, 9, String(light), 4)).join("")}</g>`,
    )
    .join(""),

  gebeta:
    defs(wood) +
    shape("M2 60L20 40H108L126 60V84C126 92 120 96 112 96H16C8 96 2 92 2 84Z", "url(#wood)") +
    shape("M2 60L20 40H108L126 60L118 78H10Z", "#dca869") +
    [48, 64]
      .map((y, row) =>
        repeat(6, (i) => {
          const x = (row ? 18 : 26) + i * (row ? 18.4 : 15.2);
          return (
            oval(x, y, row ? 8 : 6.6, "#6b421c", row ? 5.4 : 4.2) +
            oval(x - 2, y, 1.8, "#e9eef2", 1.4) +
            oval(x + 2, y + 1, 1.8, "#c3ccd4", 1.4) +
            (i % 2 ? oval(x, y - 2, 1.8, "#fff", 1.4) : "")
          );
        }),
      )
      .join("") +
    line("M10 84H118", "#f0cb8c", 2),

  "jump-rope":
    line("M34 44C-20 150 150 150 94 44", "#d8402f", 6) +
    line("M34 44C-20 150 150 150 94 44", "#ffb3a6", 1.8) +
    [
      [30, 12, 8],
      [98, 12, -8],
    ]
      .map(
        ([x = 0, y = 0, lean = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${lean})">${rect(-8, -8, 16, 42, "#b0773c", 7)}${rect(-8, 2, 16, 5, "#f2c14e")}${rect(-8, 20, 16, 5, "#f2c14e")}${line("M-4 -2V28", "#e8c08a", 2.4)}</g>`,
      )
      .join(""),

  plaque:
    defs(wood, gold) +
    shape("M64 4L116 18V62C116 92 96 112 64 124C32 112 12 92 12 62V18Z", "url(#wood)") +
    shape("M64 14L106 26V62C106 86 90 102 64 113C38 102 22 86 22 62V26Z", "url(#gold)") +
    shape("M64 30L70 45L86 46L74 56L78 72L64 63L50 72L54 56L42 46L58 45Z", "#b0771a") +
    line("M44 82H84M52 92H76", "#8a5f06", 3.6),

  "birthday-candles": ["#d8402f", "#3f8fd8", "#f2c14e", "#4f9f4a", "#8a4fa8"]
    .map(
      (colour, i) =>
        `<g transform="translate(${20 + i * 22} ${(i % 2) * 8})">${shape("M0 4C8 16 8 26 0 28C-8 26 -8 16 0 4Z", "#f9b52e")}${shape("M0 14C4 20 4 26 0 27C-4 26 -4 20 0 14Z", "#fff3b8")}${line("M0 27V36", "#39302a", 2)}${rect(-6, 35, 12, 80, "#fff", 2)}${repeat(5, (k) => shape(`M-6 ${46 + k * 15}L6 ${38 + k * 15}V${45 + k * 15}L-6 ${53 + k * 15}Z`, colour))}</g>`,
    )
    .join(""),

  "gift-wrap": [
    [14, "#cf3f2f", "#f2c14e"],
    [48, "#2f7a4d", "#fff"],
    [82, "#3f6fb4", "#f2c14e"],
  ]
    .map(
      ([x = 0, colour, dot], i) =>
        rect(+x, 14 + (i % 2) * 8, 32, 104 - (i % 2) * 8, String(colour), 3) +
        repeat(14, (k) => oval(+x + 8 + (k % 2) * 16, 32 + Math.floor(k / 2) * 13 + (k % 2) * 5, 3.4, String(dot))) +
        oval(+x + 16, 15 + (i % 2) * 8, 16, "#f7f5f0", 6) +
        oval(+x + 16, 15 + (i % 2) * 8, 8, "#39302a", 3) +
        line(`M${+x + 5} ${26 + (i % 2) * 8}V110`, "#fff", 2.4, 0.5),
    )
    .join(""),

  necklace:
    defs(gold) +
    line("M24 8C10 70 40 96 64 96S118 70 104 8", "#c99b3a", 3) +
    repeat(15, (i) => {
      const a = Math.PI * (0.06 + (i / 14) * 0.88);
      return oval(
        64 - Math.round(47 * Math.cos(a)),
        26 + Math.round(66 * Math.sin(a)),
        i % 2 ? 4 : 5.4,
        i % 2 ? "#c3352b" : "url(#gold)",
      );
    }) +
    shape("M58 98H70V106H82V118H70V126H58V118H46V106H58Z", "url(#gold)") +
    oval(64, 112, 4.4, "#c3352b"),

  "ear-rings":
    defs(gold) +
    [34, 94]
      .map(
        (x) =>
          line(`M${x} 26C${x - 10} 8 ${x + 14} 4 ${x + 10} 18`, "#c99b3a", 3.4) +
          oval(x, 36, 11, "url(#gold)") +
          oval(x, 36, 6, "#c3352b") +
          shape(`M${x - 20} 54H${x + 20}L${x + 26} 84C${x + 14} 94 ${x - 14} 94 ${x - 26} 84Z`, "url(#gold)") +
          line(`M${x} 46V54`, "#c99b3a", 3.4) +
          repeat(
            5,
            (i) =>
              oval(x - 18 + i * 9, 98 + (i % 2) * 4, 4.4, "url(#gold)") +
              line(`M${x - 18 + i * 9} 88V94`, "#c99b3a", 2),
          ) +
          line(`M${x - 14} 64H${x + 14}M${x - 17} 74H${x + 17}`, "#8a5f06", 2),
      )
      .join(""),

  "chain-belt":
    defs(gold) +
    repeat(12, (i) => {
      const a = (i / 12) * Math.PI * 2;
      return `<circle cx="${(64 + 50 * Math.cos(a)).toFixed(1)}" cy="${(52 + 34 * Math.sin(a)).toFixed(1)}" r="10.5" fill="none" stroke="#c99b3a" stroke-width="5"/><circle cx="${(64 + 50 * Math.cos(a)).toFixed(1)}" cy="${(51 + 34 * Math.sin(a)).toFixed(1)}" r="10.5" fill="none" stroke="#f6dd9a" stroke-width="1.6"/>`;
    }) +
    hoop(64, 86, 15, "#a27a22", 7) +
    line("M64 100V118M58 108V122M70 108V122", "#dfb85a", 3) +
    [58, 64, 70].map((x, i) => oval(x, i === 1 ? 120 : 124, 3.6, "#f2d488")).join(""),

  "silver-belt":
    defs(across("silver", "#ffffff", "#d7dee4", "#98a5b0")) +
    shape("M6 46C20 22 108 22 122 46V66C108 42 20 42 6 66Z", "#84919c") +
    shape("M2 60C20 96 108 96 126 60V84C108 122 20 122 2 84Z", "url(#silver)") +
    line("M6 70C24 100 104 100 122 70M6 84C24 116 104 116 122 84", "#84919c", 2) +
    repeat(7, (i) => shape(`M${18 + i * 15.3} ${[84, 93, 98, 100, 98, 93, 84][i]}l5 6-5 6-5-6Z`, "#6b7884")) +
    shape("M48 84H80L84 116H44Z", "url(#silver)") +
    hoop(64, 100, 9, "#6b7884", 3) +
    oval(64, 100, 4, "#3f6fb4"),
};
