import { across, defs, down, line, oval, rect, repeat, shape } from "../drawing.ts";

// The wood's middle colour is its main one: it is painted walnut or white.
const wood = down("wood", "#d09a5c", "#b0773c", "#7e4f22");
const front = across("front", "#c98d50", "#b0773c", "#8f5c2c");
const cloth = down("cloth", "#6fa07a", "#4d8560", "#2f5f42");

const legs = (xs: number[], from: number, to = 122, colour = "#7e4f22") =>
  xs.map((x) => shape(`M${x - 4} ${from}H${x + 4}L${x + 2.4} ${to}H${x - 2.4}Z`, colour)).join("");
const knob = (x: number, y: number) => oval(x, y, 2.8, "#f2d488") + oval(x - 0.8, y - 0.8, 1, "#fff");

/** Furniture that no package draws. */
export const furniture = {
  "corner-sofa":
    defs(cloth) +
    shape("M4 40C4 34 8 30 14 30H82V74H4Z", "#2f5f42") +
    shape("M10 34H46V66H10ZM48 34H82V66H48Z", "url(#cloth)") +
    shape("M78 34C78 28 82 26 88 26H116C122 26 126 30 126 36V96H78Z", "#2f5f42") +
    shape("M4 62H84V92H4Z", "url(#cloth)") +
    shape("M84 50H122V104H84Z", "url(#cloth)") +
    line("M44 64V90M84 56V100", "#2f5f42", 2.4) +
    rect(0, 52, 12, 46, "#3a6b4c", 5) +
    rect(114, 44, 13, 66, "#3a6b4c", 5) +
    rect(14, 40, 22, 22, "#f2c14e", 5) +
    rect(56, 40, 20, 22, "#eadfc6", 5) +
    legs([10, 76, 92, 120], 96, 116, "#5a3a22") +
    line("M12 74H40M92 62H112", "#a8d0b4", 3, 0.7),

  "coffee-table":
    defs(wood, front) +
    shape("M8 56L28 38H100L120 56Z", "#dca869") +
    rect(8, 56, 112, 10, "url(#wood)", 3) +
    legs([18, 110], 66, 112) +
    legs([34, 94], 64, 100, "#64401c") +
    shape("M20 88H108L104 95H24Z", "#96602c") +
    rect(42, 80, 34, 7, "#d8d0c0", 2) +
    rect(44, 74, 30, 6, "#5b8ad0", 2) +
    oval(78, 46, 12, "#f7f5f0", 4) +
    oval(78, 44, 6, "#b3352b", 3),

  "tv-stand":
    defs(wood, front) +
    shape("M4 46L16 36H112L124 46Z", "#dca869") +
    rect(4, 46, 120, 56, "url(#front)", 3) +
    rect(10, 52, 34, 44, "#96602c", 2) +
    rect(84, 52, 34, 44, "#96602c", 2) +
    rect(13, 55, 28, 38, "#c98d50", 2) +
    rect(87, 55, 28, 38, "#c98d50", 2) +
    knob(37, 74) +
    knob(91, 74) +
    rect(48, 52, 32, 20, "#3d2610", 2) +
    rect(48, 76, 32, 20, "#3d2610", 2) +
    rect(52, 62, 24, 8, "#39444f", 1.6) +
    oval(56, 66, 1.4, "#4fc27c") +
    rect(54, 82, 6, 14, "#d8402f") +
    rect(60, 80, 5, 16, "#5b8ad0") +
    rect(65, 84, 6, 12, "#f2c14e") +
    legs([14, 114], 102, 120),

  "bedside-table":
    defs(wood, front) +
    shape("M22 36L32 28H96L106 36Z", "#dca869") +
    rect(22, 36, 84, 66, "url(#front)", 3) +
    rect(29, 44, 70, 22, "#c98d50", 2) +
    rect(29, 72, 70, 22, "#c98d50", 2) +
    line("M29 66.5H99M29 94.5H99", "#8a5a2b", 1.8) +
    knob(64, 55) +
    knob(64, 83) +
    legs([30, 98], 102, 122) +
    shape("M44 4H74L80 20H38Z", "#f6dd9a") +
    rect(56, 20, 6, 8, "#8a5f06") +
    rect(50, 26, 18, 4, "#8a5f06", 2) +
    rect(80, 24, 18, 5, "#5b8ad0", 1.4),

  wardrobe:
    defs(wood, front) +
    shape("M14 12L22 4H106L114 12Z", "#dca869") +
    rect(14, 12, 100, 102, "url(#front)", 3) +
    rect(20, 18, 42, 66, "#c98d50", 2) +
    rect(66, 18, 42, 66, "#c98d50", 2) +
    rect(26, 24, 30, 54, "#b0773c", 2) +
    rect(72, 24, 30, 54, "#d7ecf4", 2) +
    line("M78 70L96 34M86 74L100 48", "#fff", 3.4, 0.8) +
    line("M64 14V86", "#7e4f22", 2.4) +
    rect(58, 46, 3, 14, "#f2d488", 1.4) +
    rect(67, 46, 3, 14, "#f2d488", 1.4) +
    rect(20, 90, 42, 18, "#c98d50", 2) +
    rect(66, 90, 42, 18, "#c98d50", 2) +
    knob(41, 99) +
    knob(87, 99) +
    legs([22, 106], 114, 124),

  "dining-table":
    defs(wood, front) +
    [22, 64, 106].map((x) => rect(x - 11, 22, 22, 34, "#96602c", 5) + rect(x - 8, 26, 16, 24, "#b0773c", 4)).join("") +
    shape("M2 62L18 48H110L126 62Z", "#dca869") +
    [34, 64, 94].map((x) => oval(x, 55, 10, "#fff", 3.6) + oval(x, 55, 6.4, "#dfe5ea", 2.2)).join("") +
    rect(2, 62, 124, 9, "url(#wood)", 3) +
    legs([14, 114], 71, 122) +
    [34, 64, 94]
      .map(
        (x) =>
          rect(x - 13, 70, 26, 30, "#a56d35", 5) +
          rect(x - 10, 74, 20, 20, "#c98d50", 4) +
          rect(x - 14, 98, 28, 7, "#96602c", 3) +
          legs([x - 10, x + 10], 105, 124),
      )
      .join(""),

  "office-chair":
    defs(down("seat", "#5b6670", "#454f58", "#2c343b")) +
    shape("M38 12C38 6 44 4 50 4H80C86 4 92 6 92 12L88 58C88 64 84 66 78 66H52C46 66 42 64 42 58Z", "url(#seat)") +
    repeat(4, (i) => line(`M46 ${18 + i * 11}H84`, "#2c343b", 2)) +
    line("M30 52V76H42M100 52V76H88", "#1d262e", 6) +
    rect(24, 48, 14, 7, "#1d262e", 3) +
    rect(92, 48, 14, 7, "#1d262e", 3) +
    rect(36, 70, 58, 14, "url(#seat)", 7) +
    rect(60, 84, 9, 20, "#8d99a4", 2) +
    line("M64 102L28 112M64 102L100 112M64 102V116M64 102L46 118M64 102L82 118", "#39444f", 5) +
    [28, 46, 64, 82, 100].map((x, i) => oval(x, [116, 121, 121, 121, 116][i] ?? 0, 4.6, "#12181e")).join(""),

  "office-desk":
    defs(wood, front) +
    shape("M2 50L14 38H114L126 50Z", "#dca869") +
    rect(2, 50, 124, 9, "url(#wood)", 2) +
    rect(78, 59, 42, 58, "url(#front)", 2) +
    [64, 82, 100].map((y) => rect(82, y, 34, 14, "#c98d50", 2) + knob(99, y + 7)).join("") +
    rect(8, 59, 8, 62, "#96602c", 2) +
    rect(16, 62, 62, 16, "#8a5a2b") +
    rect(26, 26, 40, 18, "#39444f", 2) +
    rect(29, 14, 34, 26, "#5b6670", 2) +
    rect(32, 17, 28, 19, "#8fd0ee", 1) +
    rect(84, 32, 14, 12, "#f7f5f0", 2) +
    line("M88 32V24M93 32L96 22", "#d8402f", 2.6),

  "book-shelf":
    defs(wood, front) +
    rect(20, 4, 88, 118, "url(#front)", 3) +
    [10, 47, 84].map((y) => rect(27, y, 74, 31, "#4a2f14", 1.6)).join("") +
    [10, 47, 84]
      .map((y, row) =>
        repeat(8, (i) => {
          const high = 20 + ((i * 7 + row * 5) % 10);
          const colour = ["#b3352b", "#3f6fb4", "#f2c14e", "#2f7a4d", "#eadfc6", "#6f3a8c"][(i + row * 2) % 6] ?? "";
          return i === 6 && row === 1
            ? ""
            : rect(29 + i * 8.8, y + 31 - high, 7.6, high, colour, 1) +
                rect(29 + i * 8.8, y + 35 - high, 7.6, 2.4, "#fff", 0.5);
        }),
      )
      .join("") +
    rect(24, 122, 10, 4, "#5a3a1c") +
    rect(94, 122, 10, 4, "#5a3a1c"),

  "standing-mirror":
    defs(wood, down("glass", "#f2fafc", "#b9dbe6", "#7fb2c6")) +
    line("M38 30L22 122M90 30L106 122", "#7e4f22", 6) +
    `<g transform="rotate(2 64 60)">${rect(36, 2, 56, 112, "url(#wood)", 7)}${rect(42, 8, 44, 100, "url(#glass)", 3)}${line("M50 84L76 30M62 96L80 56", "#fff", 5, 0.8)}</g>`,

  "table-mirror":
    defs(wood, down("glass", "#f2fafc", "#b9dbe6", "#7fb2c6")) +
    line("M22 46C18 100 110 100 106 46", "#7e4f22", 6) +
    rect(60, 84, 8, 26, "#7e4f22", 3) +
    oval(64, 114, 34, "#64401c", 8) +
    oval(64, 111, 34, "url(#wood)", 8) +
    oval(64, 48, 42, "url(#wood)") +
    oval(64, 48, 35, "url(#glass)") +
    line("M46 66L72 24M58 74L82 38", "#fff", 5, 0.8) +
    oval(21, 48, 4.6, "#f2d488") +
    oval(107, 48, 4.6, "#f2d488"),

  curtain:
    defs(across("cloth", "#c85a52", "#b3463e", "#7d2a24")) +
    shape("M22 22H106V116H22Z", "#e6f3fb") +
    shape("M22 90C44 78 84 84 106 92V116H22Z", "#a5d692") +
    line("M64 22V116M22 66H106", "#fff", 4) +
    shape("M10 18H58C58 60 50 78 24 84L26 120H8Z", "url(#cloth)") +
    shape("M118 18H70C70 60 78 78 104 84L102 120H120Z", "url(#cloth)") +
    line(
      "M22 22C22 50 20 66 16 118M36 22C36 50 32 70 20 82M48 22C48 50 42 66 24 80M106 22C106 50 108 66 112 118M92 22C92 50 96 70 108 82M80 22C80 50 86 66 104 80",
      "#7d2a24",
      2.4,
    ) +
    rect(12, 78, 16, 6, "#f2c14e", 2) +
    rect(100, 78, 16, 6, "#f2c14e", 2) +
    line("M6 14H122", "#8a5f06", 6) +
    oval(5, 14, 5, "#dfb85a") +
    oval(123, 14, 5, "#dfb85a"),

  carpet:
    defs(down("wool", "#c9574a", "#b3352b", "#7d2119")) +
    shape("M22 26H106L126 110H2Z", "url(#wool)") +
    shape("M29 33H99L116 103H12Z", "#22304f") +
    shape("M33 38H95L110 98H18Z", "#b3352b") +
    shape("M64 44L88 66L64 92L40 66Z", "#eadfc6") +
    shape("M64 52L78 66L64 82L50 66Z", "#22304f") +
    shape("M64 59L70 66L64 74L58 66Z", "#f2c14e") +
    repeat(
      6,
      (i) =>
        shape(`M${33 + i * 12.6} 36l3 4-3 4-3-4Z`, "#f2c14e") + shape(`M${22 + i * 17} 94l4 4-4 4-4-4Z`, "#f2c14e"),
    ) +
    repeat(15, (i) => line(`M${5 + i * 8.4} 111V117`, "#eadfc6", 2.6) + line(`M${25 + i * 5.6} 25V20`, "#eadfc6", 2)),

  rug:
    defs(down("wool", "#f7efe0", "#e6d6b8", "#bfa87c")) +
    shape("M12 44H100V106H12Z", "url(#wool)") +
    repeat(5, (i) => shape(`M${22 + i * 17} 60l8 8-8 8-8-8Z`, i % 2 ? "#7a5236" : "#26221f")) +
    rect(12, 86, 88, 6, "#7a5236") +
    rect(12, 95, 88, 3, "#b3352b") +
    rect(10, 22, 92, 30, "url(#wool)", 15) +
    oval(102, 37, 9, "#d8c49c", 15) +
    `<path d="M102 46A9 9 0 1 1 109 37" fill="none" stroke="#8a7148" stroke-width="2.4"/><path d="M102 41A4 4 0 1 1 105 37" fill="none" stroke="#8a7148" stroke-width="2"/>` +
    line("M22 28V46M34 28V46", "#7a5236", 4) +
    line("M28 28V46", "#b3352b", 3) +
    repeat(11, (i) => line(`M${16 + i * 8} 107V114`, "#bfa87c", 3)),

  mattress:
    defs(down("side", "#ffffff", "#e6ebef", "#b9c4cd")) +
    shape("M4 66L30 44H120L126 58L102 84H8Z", "#f7f9fb") +
    repeat(3, (row) => repeat(5, (i) => oval(34 + i * 17 - row * 8, 52 + row * 11, 2.2, "#aab5be", 1.4))) +
    line("M12 66L34 48H116", "#dfe5ea", 2) +
    shape(
      "M4 66C4 64 6 64 8 64L100 82C104 82 104 84 104 86V110C104 113 102 114 100 113L8 96C5 95 4 94 4 91Z",
      "url(#side)",
    ) +
    shape("M104 84L126 58V84L104 112Z", "#aab5be") +
    line("M6 72L102 90M6 90L102 107", "#5b8ad0", 2.6) +
    line("M106 88L124 66M106 106L124 80", "#3f6fb4", 2.4),

  "bed-linen":
    defs(down("linen", "#9dbfe8", "#6f9ad0", "#456fa6")) +
    repeat(
      3,
      (i) => rect(10, 98 - i * 16, 108, 18, "url(#linen)", 8) + line(`M22 ${107 - i * 16}H108`, "#456fa6", 1.8),
    ) +
    rect(52, 62, 20, 54, "#f7f5f0", 2) +
    shape("M22 20C34 26 94 26 106 20C112 28 112 52 106 62C94 56 34 56 22 62C16 52 16 28 22 20Z", "#fff") +
    shape("M22 20C34 26 94 26 106 20C103 26 102 30 102 34C84 38 44 38 26 34C26 30 25 26 22 20Z", "#eef3f8") +
    line("M30 52C44 48 84 48 98 52", "#c3d3e6", 3) +
    line("M34 28L42 34M94 28L86 34", "#c3d3e6", 2.4),
};
