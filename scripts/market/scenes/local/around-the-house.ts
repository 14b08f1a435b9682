import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const clay = across("clay", "#c27c50", "#96512c", "#5a2c14");
const blue = across("blue", "#7fb6e6", "#3f7fc0", "#25548c");

/** Pots, plates, gloves and what hangs on walls. */
export const aroundTheHouse = {
  "cooking-pan":
    defs(steel) +
    oval(64, 12, 7, "#39444f", 5) +
    rect(61, 14, 6, 8, "#39444f") +
    shape("M18 42C22 26 42 20 64 20S106 26 110 42Z", "url(#steel)") +
    rect(12, 40, 104, 8, "#98a5b0", 4) +
    shape("M16 48H112V96C112 110 104 116 90 116H38C24 116 16 110 16 96Z", "url(#steel)") +
    line("M16 60H2V74H16M112 60H126V74H112", "#39444f", 6) +
    line("M28 56V98", "#fff", 6, 0.8) +
    line("M22 102H106", "#8d99a4", 2.6),

  "pot-set":
    defs(steel) +
    rect(42, 14, 60, 34, "url(#steel)", 6) +
    rect(38, 10, 68, 7, "#98a5b0", 3) +
    oval(72, 7, 5, "#39444f", 3.4) +
    line("M104 26H122", "#39444f", 6) +
    rect(24, 52, 80, 32, "url(#steel)", 6) +
    rect(20, 46, 88, 8, "#98a5b0", 3) +
    line("M20 62H8V70H20M108 62H120V70H108", "#39444f", 5) +
    rect(8, 88, 112, 32, "url(#steel)", 8) +
    rect(4, 82, 120, 8, "#98a5b0", 3) +
    line("M20 96V112M34 58V78M52 20V42", "#fff", 4, 0.8) +
    line("M14 112H114", "#8d99a4", 2),

  "clay-pot":
    defs(clay) +
    oval(64, 10, 9, "#7a3f20", 5) +
    shape("M28 34C34 20 48 14 64 14S94 20 100 34Z", "url(#clay)") +
    shape("M24 32H104C108 32 108 42 104 42H24C20 42 20 32 24 32Z", "#7a3f20") +
    shape("M28 42H100C118 56 122 76 112 96C104 114 86 122 64 122S24 114 16 96C6 76 10 56 28 42Z", "url(#clay)") +
    line("M14 66C8 58 4 66 12 76M114 66C120 58 124 66 116 76", "#5a2c14", 6) +
    repeat(9, (i) => shape(`M${22 + i * 10} 66l5 7 5-7`, "#e2b58e")) +
    line("M24 60H104M20 80H108", "#e2b58e", 2) +
    line("M28 86C34 102 44 110 54 113", "#dca27c", 4, 0.8),

  "clay-mitad":
    defs(clay, down("lid", "#d8c096", "#b99a64", "#866a3a")) +
    shape("M20 52C22 22 44 10 64 10S106 22 108 52Z", "url(#lid)") +
    [44, 34, 22]
      .map((y, i) =>
        line(`M${22 + i * 9} ${y}C${40 + i * 4} ${y - 5} ${88 - i * 4} ${y - 5} ${106 - i * 9} ${y}`, "#866a3a", 2.4),
      )
      .join("") +
    rect(58, 2, 12, 12, "#866a3a", 5) +
    oval(64, 74, 62, "#3a1d0c", 18) +
    oval(64, 69, 62, "url(#clay)", 18) +
    oval(64, 67, 55, "#2d1c14", 14) +
    oval(64, 66, 50, "#45291b", 11.4) +
    line("M26 62C38 56 50 54 62 54", "#8a6350", 3) +
    [24, 64, 104]
      .map((x) => oval(x, x === 64 ? 108 : 98, 14, "#5d5148", 13) + oval(x - 3, x === 64 ? 103 : 93, 7, "#84776c", 5))
      .join(""),

  plate:
    defs(down("plate", "#ffffff", "#eef1f4", "#c3ccd4")) +
    repeat(4, (i) => oval(64, 100 - i * 8, 58, "#aab5be", 16) + oval(64, 97 - i * 8, 58, "url(#plate)", 16)) +
    oval(64, 66, 56, "#fff", 15) +
    `<ellipse cx="64" cy="66" rx="50" ry="12.6" fill="none" stroke="#3f6fb4" stroke-width="3"/>` +
    oval(64, 67, 38, "#dfe5ea", 9) +
    oval(64, 68, 35, "#f7f9fb", 8),

  "spoon-and-fork":
    defs(steel) +
    `<g transform="rotate(10 40 64)">${shape("M40 4C52 4 58 16 58 28C58 40 50 48 45 50L47 118C47 125 33 125 33 118L35 50C30 48 22 40 22 28C22 16 28 4 40 4Z", "url(#steel)")}${line("M30 20C32 13 36 10 40 10", "#fff", 3)}</g>` +
    `<g transform="rotate(-8 90 64)">${shape("M72 6C72 2 78 2 78 6V34H86V6C86 2 92 2 92 6V34H100V6C100 2 106 2 106 6V38C106 48 98 52 95 54L97 118C97 125 81 125 81 118L83 54C80 52 72 48 72 38Z", "url(#steel)")}</g>`,

  "food-container":
    defs(across("lid", "#6fd0a0", "#3fa878", "#23734e"), across("tub", "#f4fafc", "#dcebf1", "#a8c4d0")) +
    shape("M14 46H114L106 108C105 114 102 116 96 116H32C26 116 23 114 22 108Z", "url(#tub)") +
    shape("M20 66H108L103 106C102 110 100 112 95 112H33C28 112 26 110 25 106Z", "#f2b65c") +
    repeat(7, (i) => oval(34 + i * 10, 74 + (i % 3) * 11, 6, ["#d8402f", "#5f9f3f", "#f7e3b8"][i % 3] ?? "", 5)) +
    rect(6, 28, 116, 20, "url(#lid)", 7) +
    rect(18, 22, 92, 9, "#56bf90", 4) +
    rect(2, 36, 10, 22, "#23734e", 3) +
    rect(116, 36, 10, 22, "#23734e", 3) +
    line("M26 54L32 104", "#fff", 5, 0.7),

  "mop-and-bucket":
    defs(blue, across("stick", "#f2b65c", "#d08a2a", "#96601f")) +
    `<g transform="rotate(16 90 60)">${rect(86, -8, 7, 86, "url(#stick)", 3)}${rect(76, 72, 27, 9, "#d8402f", 3)}${repeat(8, (i) => line(`M${79 + i * 3.2} 80C${74 + i * 4} 96 ${78 + i * 3} 106 ${72 + i * 5} 122`, i % 2 ? "#fff" : "#d7dee4", 4.6))}</g>` +
    line("M14 60C14 24 70 24 70 60", "#8d99a4", 4) +
    shape("M8 58H78L70 116C69 121 66 122 62 122H24C20 122 17 121 16 116Z", "url(#blue)") +
    oval(43, 58, 35, "#25548c", 7) +
    oval(43, 59, 31, "#bfe0f4", 5) +
    line("M18 68L22 110", "#e6f3fb", 4, 0.8),

  "rubber-gloves": [
    [0, 1],
    [26, 0.94],
  ]
    .map(
      ([x = 0, k = 1], i) =>
        `<g transform="translate(${x} ${i * 8}) scale(${k}) rotate(${i ? 8 : -4} 50 70)">${[
          shape(
            "M26 122V66L10 44C6 36 16 30 22 38L32 50L30 16C30 8 40 8 41 16L44 42L48 8C49 0 59 1 59 9L58 42L66 14C68 7 77 9 76 17L70 46L80 30C84 23 92 28 89 35L76 68V122Z",
            i ? "#f2b21d" : "#ffd75e",
          ),
          rect(23, 112, 56, 12, i ? "#c98a08" : "#e0a012", 4),
          line("M34 60L38 90", "#fff6d6", 4, 0.8),
        ].join("")}</g>`,
    )
    .reverse()
    .join(""),

  "powder-box":
    defs(down("front", "#4f8fd8", "#2f66b5", "#1f477f")) +
    shape("M20 28L36 12H112L96 28Z", "#9dbfe8") +
    shape("M96 28L112 12V106L96 122Z", "#1b3f73") +
    rect(20, 28, 76, 94, "url(#front)") +
    oval(58, 74, 29, "#fff") +
    oval(50, 70, 11, "#bfe0f4") +
    oval(66, 66, 14, "#d9eef9") +
    oval(60, 84, 12, "#cfe8f6") +
    oval(46, 66, 3, "#fff") +
    oval(62, 60, 4, "#fff") +
    shape("M20 104H96V112H20Z", "#f2c14e") +
    line("M26 36V98", "#fff", 3, 0.5),

  "wall-clock":
    defs(down("rim", "#6b4a2c", "#4d321b", "#2e1c0d")) +
    oval(64, 64, 58, "url(#rim)") +
    oval(64, 64, 49, "#fbf8f0") +
    hoop(64, 64, 49, "#2e1c0d", 2) +
    repeat(
      12,
      (i) =>
        `<path d="M64 ${i % 3 ? 20 : 19}V${i % 3 ? 25 : 29}" stroke="#39302a" stroke-width="${i % 3 ? 3 : 5}" stroke-linecap="round" transform="rotate(${i * 30} 64 64)"/>`,
    ) +
    line("M64 64L46 46", "#221c15", 6) +
    line("M64 64L86 36", "#221c15", 4.4) +
    line("M58 74L72 42", "#d8402f", 2) +
    oval(64, 64, 5, "#221c15") +
    line("M18 50C24 32 36 22 50 17", "#a8805c", 3.4, 0.8),

  "lalibela-picture":
    defs(down("rim", "#d6a45e", "#a8742f", "#6f4a18"), down("sky", "#8fd0ee", "#dff1f7")) +
    rect(10, 6, 108, 116, "url(#rim)", 4) +
    rect(20, 16, 88, 96, "url(#sky)", 2) +
    shape("M20 56L40 48L108 54V112H20Z", "#b5653c") +
    shape("M20 70L44 62L84 62L108 70V112H20Z", "#8a4526") +
    shape("M52 40H76V52H90V74H76V104H52V74H38V52H52Z", "#c9774c") +
    shape("M57 45H71V57H85V69H71V99H57V69H43V57H57Z", "#e09a6c") +
    shape("M61 49H67V61H81V65H67V95H61V65H47V61H61Z", "#9c5230") +
    rect(60, 96, 8, 8, "#3d1d0d", 1) +
    line("M16 12H112", "#f0d3a0", 2.6),
};
