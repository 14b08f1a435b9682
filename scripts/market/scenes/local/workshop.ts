import { across, defs, down, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const sheet = down("sheet", "#f0f4f7", "#c3ccd4", "#8d99a4");
const kraft = down("kraft", "#dcae74", "#c98f52", "#94632f");

/** A tin of paint, open, with a brush across. */
const tin = (light: string, colour: string, deep: string) =>
  defs(steel) +
  line("M20 44C8 -8 120 -8 108 44", "#8d99a4", 4) +
  rect(18, 36, 92, 84, "url(#steel)", 6) +
  oval(64, 38, 46, "#8d99a4", 11) +
  oval(64, 38, 40, deep, 8.4) +
  oval(62, 37, 34, colour, 6) +
  shape(
    "M18 40C24 50 40 50 40 66C40 76 50 76 50 62C50 52 64 50 72 49V78C72 88 84 88 84 76V48C96 46 104 44 110 40V46H18Z",
    colour,
  ) +
  rect(18, 84, 92, 28, "#fff") +
  rect(26, 90, 40, 16, colour, 2) +
  line("M76 94H100M76 102H92", "#aab5be", 3.4) +
  line("M27 56V80", "#fff", 4, 0.7) +
  line("M46 36C54 33 64 32 74 34", light, 3);

/** Metal, paint, boxes and bags for trade. */
export const workshop = {
  "wall-paint": tin("#bfe0f4", "#5b9bd8", "#2f6fb4"),
  "metal-paint": tin("#ffb3a6", "#cf3f2f", "#8f2117"),
  "wood-varnish": tin("#e8b87a", "#b0773c", "#7e4f22"),

  "steel-sheets":
    defs(sheet) +
    repeat(
      5,
      (i) =>
        shape(`M4 ${92 - i * 13}L48 ${64 - i * 13}H124L82 ${92 - i * 13}Z`, i === 4 ? "url(#sheet)" : "#aab5be") +
        shape(`M4 ${92 - i * 13}H82V${98 - i * 13}H4Z`, "#84919c") +
        shape(`M82 ${92 - i * 13}L124 ${64 - i * 13}V${70 - i * 13}L82 ${98 - i * 13}Z`, "#5d6b78"),
    ) +
    line("M34 32L56 18M50 34L88 14", "#fff", 3, 0.8) +
    rect(12, 100, 14, 12, "#b0773c", 1) +
    rect(60, 100, 14, 12, "#b0773c", 1),

  "square-tubes":
    defs(sheet) +
    [
      [8, 74],
      [44, 74],
      [26, 40],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shape(`M${x} ${y}L${x + 36} ${y - 24}H${x + 70}L${x + 34} ${y}Z`, "url(#sheet)") +
          shape(`M${x + 34} ${y}L${x + 70} ${y - 24}V${y + 10}L${x + 34} ${y + 34}Z`, "#6b7884") +
          rect(x, y, 34, 34, "#aab5be", 2) +
          rect(x + 5, y + 5, 24, 24, "#28323d", 1) +
          shape(`M${x + 5} ${y + 29}L${x + 14} ${y + 20}H${x + 29}V${y + 29}Z`, "#4a5560"),
      )
      .join(""),

  "steel-nails":
    defs(sheet) +
    repeat(
      7,
      (i) =>
        `<g transform="translate(${18 + i * 15} ${30 + (i % 3) * 6}) rotate(${[-20, 12, -8, 20, -14, 18, 10][i]})">${line("M0 6V70", "#8d99a4", 5)}${line("M-1 8V64", "#f0f4f7", 1.6)}${shape("M-2.6 68H2.6L0 80Z", "#6b7884")}${oval(0, 4, 8, "#c3ccd4", 3.4)}${oval(0, 3, 6, "#f0f4f7", 2)}</g>`,
    ) +
    repeat(4, (i) => line(`M${16 + i * 26} ${112 + (i % 2) * 4}L${40 + i * 22} ${118 - (i % 2) * 5}`, "#98a5b0", 5)),

  "door-hinge":
    defs(across("brass", "#f6dd9a", "#dfb85a", "#a27a22")) +
    rect(4, 20, 56, 92, "url(#brass)", 5) +
    rect(68, 20, 56, 92, "url(#brass)", 5) +
    repeat(5, (i) => rect(54, 16 + i * 20, 20, 18, i % 2 ? "#c99b3a" : "#f2d488", 4)) +
    oval(64, 12, 8, "#a27a22", 6) +
    oval(64, 120, 8, "#a27a22", 5) +
    [
      [24, 38],
      [38, 66],
      [24, 94],
      [104, 38],
      [90, 66],
      [104, 94],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 6, "#7a5a16") +
          oval(x, y, 4.4, "#c3ccd4") +
          line(`M${x - 3} ${y - 2}L${x + 3} ${y + 2}`, "#5d6b78", 1.8),
      )
      .join(""),

  "glass-flask":
    defs(across("glass", "#f2fafc", "#d2e8ef", "#9cc0ce")) +
    rect(46, 4, 36, 8, "#9cc0ce", 4) +
    shape("M52 10H76V48L114 110C118 118 114 123 106 123H22C14 123 10 118 14 110L52 48Z", "url(#glass)") +
    shape("M36 76H92L112 110C115 117 112 121 106 121H22C16 121 13 117 16 110Z", "#6fc7a8", 0.85) +
    oval(64, 76, 28, "#a5e0c8", 5) +
    repeat(4, (i) => oval(46 + i * 12, 98 + (i % 2) * 10, 3.4 + (i % 2), "#c8f0e0")) +
    line("M80 62H88M84 70H94", "#5f8f9f", 2.4) +
    line("M57 16V50L28 100", "#fff", 4),

  "digital-scale":
    defs(sheet, down("body", "#ffffff", "#e6ebef", "#b3bec7")) +
    shape("M8 52L24 34H104L120 52Z", "url(#sheet)") +
    shape("M20 49L32 37H96L108 49Z", "#f4f7f9") +
    rect(8, 52, 112, 8, "#84919c", 3) +
    rect(50, 60, 28, 10, "#6b7884") +
    shape("M14 70H114L122 108C122 114 120 116 114 116H14C8 116 6 114 6 108Z", "url(#body)") +
    rect(22, 78, 52, 24, "#26313f", 4) +
    line("M31 84V96M38 84H45V96H38ZM52 84H59V96H52ZM66 84V96", "#4fd08a", 3) +
    [84, 96, 108]
      .map((x) => oval(x, 84, 3.6, "#98a5b0") + oval(x, 96, 3.6, x === 108 ? "#d8402f" : "#98a5b0"))
      .join(""),

  "disc-plough":
    defs(steel, down("red", "#ee6a55", "#cf3f2f", "#8f2117")) +
    line("M6 36L118 54", "#8f2117", 13) +
    line("M6 34L118 52", "#cf3f2f", 9) +
    line("M16 36L24 6L40 38", "#8f2117", 7) +
    [28, 64, 100]
      .map(
        (x, i) =>
          line(`M${x} ${42 + i * 6}V${70 + i * 4}`, "#8f2117", 8) +
          oval(x, 84 + i * 4, 20, "#6b7884", 27) +
          oval(x - 4, 83 + i * 4, 18, "url(#steel)", 26) +
          oval(x - 4, 83 + i * 4, 8, "#98a5b0", 12) +
          oval(x - 4, 83 + i * 4, 3.4, "#39444f", 5),
      )
      .join(""),

  "shoe-box":
    defs(kraft, down("lid", "#f06a56", "#cf3f2f", "#8f2117")) +
    shape("M10 58L28 34H118L104 58Z", "url(#lid)") +
    shape("M104 58L118 34V84L104 112Z", "#a0301f") +
    rect(10, 58, 94, 54, "#e0563f") +
    rect(6, 54, 102, 16, "url(#lid)") +
    shape("M108 54L122 31V46L108 70Z", "#7a1c13") +
    rect(16, 80, 34, 24, "#fff", 2) +
    shape("M20 98C20 92 26 92 30 90L36 86L46 94V99H20Z", "#39444f") +
    line("M56 98H92", "#ffb3a6", 3),

  "pizza-box":
    defs(kraft) +
    shape("M20 58L34 6H108L114 58Z", "#e8c391") +
    shape("M27 54L38 11H103L108 54Z", "#f0d3a8") +
    shape("M4 92L20 58H114L124 92Z", "#b98548") +
    `<ellipse cx="65" cy="76" rx="44" ry="14" fill="#d9974a"/><ellipse cx="65" cy="75" rx="38" ry="11" fill="#f6c04a"/>` +
    [
      [46, 73],
      [62, 69],
      [78, 74],
      [88, 78],
      [56, 81],
      [72, 82],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 5, "#cf3226", 2.6))
      .join("") +
    rect(4, 92, 120, 20, "url(#kraft)", 2) +
    rect(52, 92, 24, 8, "#a8743a", 2),

  "paper-bag":
    defs(kraft) +
    line("M46 34C46 6 82 6 82 34", "#94632f", 5) +
    shape("M22 32H98V122H22Z", "url(#kraft)") +
    shape("M98 32L112 42V116L98 122Z", "#94632f") +
    shape("M98 32L106 80L98 122Z", "#7a4f22") +
    oval(60, 78, 19, "#f0d3a8") +
    shape("M60 66C68 70 71 80 60 90C49 80 52 70 60 66Z", "#5f9f3f") +
    line("M28 38V116", "#f0d3a8", 3),

  "coffee-pouch":
    defs(across("foil", "#4d3a2e", "#33241b", "#1a110b")) +
    rect(24, 8, 80, 12, "#1a110b", 2) +
    shape(
      "M24 20H104C100 44 100 66 108 114C108 120 104 122 98 122H30C24 122 20 120 20 114C28 66 28 44 24 20Z",
      "url(#foil)",
    ) +
    oval(64, 36, 7, "#8d99a4") +
    oval(64, 36, 4, "#39444f") +
    rect(36, 54, 56, 48, "#f6ead2", 4) +
    `<g transform="rotate(28 64 78)"><ellipse cx="64" cy="78" rx="12" ry="17" fill="#6b3d1f"/><path d="M64 62C57 70 71 84 64 95" fill="none" stroke="#2d1608" stroke-width="3"/></g>` +
    line("M32 28C34 54 34 76 29 112", "#fff", 3, 0.35) +
    line("M24 13H104", "#6b5a4c", 2),

  "paper-cup":
    defs(across("cup", "#ffffff", "#f2ece0", "#c9bda6"), across("sleeve", "#dcae74", "#c08a4c", "#8a5c2a")) +
    [
      [-24, -8, 0.8],
      [26, -8, 0.8],
      [0, 0, 1],
    ]
      .map(
        ([x = 0, y = 0, k = 1]) =>
          `<g transform="translate(${64 + x} ${124 + y}) scale(${k})">${shape("M-34 -92H34L24 -3C24 0 22 1 18 1H-18C-22 1 -24 0 -24 -3Z", "url(#cup)")}${shape("M-30.6 -62H30.6L26.4 -26H-26.4Z", "url(#sleeve)")}${oval(0, -92, 36, "#fff", 7)}${oval(0, -92, 31, "#e0d4bd", 5)}${shape("M0 -54C6 -51 8 -43 0 -34C-8 -43 -6 -51 0 -54Z", "#5f9f3f")}</g>`,
      )
      .join(""),
};
