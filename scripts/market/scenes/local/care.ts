import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const dark = across("dark", "#56636f", "#37434e", "#1d262e");
const white = across("white", "#ffffff", "#eef1f4", "#b9c4cd");

/** A flat bottle with a cap and a label of three lines. */
const bottle = (light: string, colour: string, deep: string, cap: string) =>
  defs(across("body", light, colour, deep)) +
  rect(48, 6, 32, 26, cap, 4) +
  line("M54 10V28M62 10V28M70 10V28", "#000", 1.2, 0.18) +
  rect(44, 30, 40, 8, deep, 2) +
  shape(
    "M34 54C34 44 42 38 50 38H78C86 38 94 44 94 54V112C94 119 90 123 84 123H44C38 123 34 119 34 112Z",
    "url(#body)",
  ) +
  rect(41, 62, 46, 42, "#fff", 4) +
  line("M48 72H80M48 80H72", colour, 4) +
  oval(64, 93, 6, colour) +
  line("M41 50V54", "#fff", 4, 0.8);

/** A small brown bottle with a dropper. */
const dropper = (label: string) =>
  defs(across("glass", "#b87234", "#8a4c18", "#4d270a")) +
  shape("M56 4C56 0 72 0 72 4V22H56Z", "#2b343d") +
  rect(50, 20, 28, 18, "#454f58", 3) +
  shape(
    "M50 38H78V46C94 50 98 58 98 68V112C98 119 94 123 88 123H40C34 123 30 119 30 112V68C30 58 34 50 50 46Z",
    "url(#glass)",
  ) +
  rect(30, 70, 68, 36, "#fbf5e6") +
  shape("M64 76C72 84 76 90 72 97C70 102 58 102 56 97C52 90 56 84 64 76Z", label) +
  line("M38 62C39 56 44 53 50 51", "#f0c896", 3.4);

/** A tube standing on its cap. */
const tube = (light: string, colour: string, deep: string) =>
  defs(across("body", light, colour, deep)) +
  shape("M26 8H102L92 100H36Z", "url(#body)") +
  rect(24, 4, 80, 9, deep, 2) +
  rect(38, 100, 52, 24, "#e9eef2", 4) +
  line("M46 104V120M54 104V120M62 104V120M70 104V120M78 104V120", "#aab5be", 1.6) +
  line("M50 34H78M54 44H74", "#fff", 5) +
  oval(64, 70, 13, "#fff") +
  oval(64, 70, 7.4, "#f2b21d") +
  line("M37 20L44 92", "#fff", 3.4, 0.6);

/** What bathrooms and clinics have. */
export const care = {
  shampoo: bottle("#a7dcc0", "#5fae86", "#35754f", "#2f7a4d"),
  conditioner: bottle("#f2c0d2", "#d98aa0", "#a2546c", "#aa5f76"),
  mouthwash: bottle("#9fe0ec", "#4fb4cc", "#24788e", "#e9eef2"),
  "after-shave": bottle("#8fb4e0", "#3f6fb4", "#22427a", "#26313f"),
  "hair-oil": dropper("#dfae3a"),
  "sun-cream": tube("#ffe9a8", "#f6c04a", "#cf8f0a"),

  toothpaste: `<g transform="rotate(-24 64 64)">${[
    defs(down("body", "#ffffff", "#eef3f8", "#b3c3d6")),
    rect(2, 52, 16, 22, "#3f6fb4", 3),
    rect(17, 56, 8, 14, "#c3ccd4"),
    shape("M25 52L112 42V86L25 74Z", "url(#body)"),
    rect(110, 38, 14, 52, "#3f6fb4", 2),
    shape("M40 51L112 43V57L40 59Z", "#d8402f"),
    shape("M40 68L112 72V86L40 75Z", "#4fb4cc"),
    line("M46 64H78", "#3f6fb4", 4),
  ].join("")}</g>`,

  "cream-jar":
    defs(across("lid", "#f6dd9a", "#dfb85a", "#a27a22"), white) +
    rect(18, 34, 92, 32, "url(#lid)", 6) +
    line("M24 42H104", "#fff6d8", 3) +
    shape("M22 66H106V98C106 112 96 118 84 118H44C32 118 22 112 22 98Z", "url(#white)") +
    shape("M22 78H106V100H22Z", "#f7e8eb") +
    line("M46 86H82M54 93H74", "#aa5f76", 3) +
    line("M30 70V104", "#fff", 4),

  "hair-dryer":
    defs(dark, across("head", "#f08a9e", "#d4526c", "#96304a")) +
    line("M74 118C84 128 108 118 118 124", "#26313f", 4) +
    shape("M58 62L82 58L90 112C91 118 88 120 84 121L72 123C67 124 65 121 64 117Z", "url(#dark)") +
    rect(4, 22, 22, 46, "#2b343d", 5) +
    shape("M24 26L46 18H84C106 18 118 30 118 44S106 70 84 70H46L24 62Z", "url(#head)") +
    oval(92, 44, 19, "#96304a") +
    repeat(4, (i) => hoop(92, 44, 4 + i * 4, "#2b343d", 1.8)) +
    rect(70, 82, 9, 16, "#f4f7f9", 3) +
    line("M34 30L50 25H78", "#ffd5dc", 4),

  "hair-straightener":
    defs(dark, steel) +
    `<g transform="rotate(-34 64 64)">${shape("M2 56C2 50 6 46 12 46H112C122 46 126 54 124 60H30C24 60 20 62 18 66Z", "url(#dark)")}${shape("M2 66C4 78 8 82 14 82H112C122 82 126 74 124 68H30C24 68 20 66 18 62Z", "#37434e")}${rect(66, 56, 54, 6, "#e8b04a", 2)}${rect(66, 66, 54, 6, "#e8b04a", 2)}${oval(16, 64, 7, "url(#steel)")}${rect(36, 49, 12, 5, "#e0483a", 2)}</g>`,

  "hair-clipper":
    defs(dark, steel) +
    `<g transform="rotate(18 64 64)">${rect(40, 4, 48, 12, "url(#steel)", 2)}${repeat(10, (i) => line(`M${43.5 + i * 4.6} 0V9`, "#6b7884", 2.4))}${shape("M38 16H90L86 70C86 104 80 122 64 122S42 104 42 70Z", "url(#dark)")}${shape("M44 22H84L82 44H46Z", "#e8b04a")}${rect(58, 56, 12, 26, "#e0483a", 5)}${rect(60, 58, 8, 10, "#fff", 3)}${line("M48 50L50 84", "#aab5be", 2.6, 0.7)}</g>`,

  "powder-compact":
    defs(down("case", "#5b4a52", "#3a2c34", "#1d1418")) +
    oval(64, 40, 50, "url(#case)", 36) +
    oval(64, 40, 42, "#cfe6ef", 29) +
    line("M42 52L66 18M54 58L80 24", "#fff", 5, 0.8) +
    rect(54, 72, 20, 8, "#dfb85a", 3) +
    oval(64, 98, 56, "#1d1418", 25) +
    oval(64, 94, 56, "url(#case)", 25) +
    oval(64, 92, 46, "#e5b48c", 19) +
    oval(64, 91, 40, "#f0c8a2", 15.4) +
    oval(80, 94, 18, "#fbe4e0", 9) +
    line("M70 92C76 88 86 88 92 92", "#d98aa0", 2.6),

  "nail-polish":
    defs(across("cap", "#4a443f", "#26221f", "#0c0a09"), across("lacquer", "#f06a86", "#cc2f55", "#86142f")) +
    shape("M50 6C50 2 78 2 78 6L82 60H46Z", "url(#cap)") +
    rect(48, 58, 32, 8, "#c3ccd4", 2) +
    shape(
      "M36 74C36 68 42 66 48 66H80C86 66 92 68 92 74L98 112C99 119 94 123 88 123H40C34 123 29 119 30 112Z",
      "url(#lacquer)",
    ) +
    line("M42 76L38 108", "#ffd0da", 5) +
    line("M55 12L53 52", "#8b8986", 3),

  "shaving-foam":
    defs(across("can", "#8fb4e0", "#3f6fb4", "#22427a"), white) +
    shape("M50 20C40 12 52 2 60 6C66 -2 82 2 80 10C90 14 86 24 78 24Z", "#fff") +
    rect(48, 18, 32, 16, "url(#white)", 4) +
    shape(
      "M36 46C36 38 42 34 50 34H78C86 34 92 38 92 46V118C92 122 90 124 86 124H42C38 124 36 122 36 118Z",
      "url(#can)",
    ) +
    rect(36, 60, 56, 40, "#fff") +
    shape("M36 60H92L36 86Z", "#d8402f") +
    line("M62 88H84", "#22427a", 4) +
    line("M43 48V54M43 104V116", "#e6f0fa", 3.4),

  "blood-pressure-monitor":
    defs(white, across("cuff", "#5b7fb0", "#3a5a8a", "#22385c")) +
    shape("M70 14C70 4 126 4 126 14V62C126 72 70 72 70 62Z", "url(#cuff)") +
    oval(98, 14, 27, "#22385c", 8) +
    rect(78, 34, 22, 20, "#e9eef2", 3) +
    line("M88 68C90 90 84 96 74 96", "#39444f", 4.4) +
    rect(4, 50, 74, 72, "#aab5be", 10) +
    rect(4, 46, 74, 72, "url(#white)", 10) +
    rect(14, 56, 54, 36, "#bcd8c8", 4) +
    line("M26 63V70M32 63H38V70H32ZM44 63V70", "#1d3a2c", 3) +
    line("M28 78H34V86H28ZM28 82H34M40 78H46V86H40ZM40 82H46", "#1d3a2c", 3) +
    shape("M58 82C55 77 60 75 61 79C62 75 67 77 64 82L61 86Z", "#d8402f") +
    oval(28, 105, 7, "#3f6fb4") +
    oval(54, 105, 7, "#c3ccd4"),

  "first-aid-box":
    defs(down("box", "#f0604e", "#cf3226", "#8f1a12")) +
    line("M44 36V24C44 18 48 16 54 16H74C80 16 84 18 84 24V36", "#8f1a12", 7) +
    rect(8, 34, 112, 84, "#8f1a12", 9) +
    rect(8, 32, 112, 82, "url(#box)", 9) +
    oval(64, 74, 30, "#fff") +
    shape("M57 54H71V67H84V81H71V94H57V81H44V67H57Z", "#2f9a55") +
    rect(26, 28, 14, 10, "#e9eef2", 2) +
    rect(88, 28, 14, 10, "#e9eef2", 2) +
    line("M16 44V102", "#ffb3a6", 4, 0.7),

  bandage:
    defs(down("cloth", "#ffffff", "#f2ece0", "#cfc4ae")) +
    shape("M50 92H122V112H64Z", "#efe7d8") +
    oval(50, 64, 44, "#cfc4ae", 48) +
    oval(46, 62, 42, "url(#cloth)", 46) +
    [34, 26, 18, 10]
      .map(
        (r) =>
          `<ellipse cx="45" cy="62" rx="${r}" ry="${(r * 1.1).toFixed(1)}" fill="none" stroke="#d6cbb6" stroke-width="2.4"/>`,
      )
      .join("") +
    oval(45, 62, 5, "#a89c84", 6) +
    line("M60 97H118M62 107H120", "#ded4c0", 1.6) +
    rect(96, 93, 7, 18, "#e9eef2", 1) +
    rect(106, 93, 7, 18, "#e9eef2", 1),

  "walking-frame":
    line("M34 18H94", "#98a5b0", 7) +
    line("M34 18C26 40 22 80 14 118M94 18C102 40 106 80 114 118", "#84919c", 7) +
    line("M34 18C40 50 42 80 42 112M94 18C88 50 86 80 86 112", "#c3ccd4", 7) +
    line("M30 58H98M26 86H102", "#98a5b0", 5) +
    line("M26 18H46M82 18H102", "#26313f", 11) +
    [
      [14, 118],
      [42, 112],
      [86, 112],
      [114, 118],
    ]
      .map(([x = 0, y = 0]) => rect(x - 5, y - 3, 10, 9, "#26313f", 3))
      .join("") +
    line("M31 30C28 50 24 76 19 104", "#fff", 2, 0.7),

  "walking-stick":
    line("M58 122L72 40C76 18 112 14 110 40C110 48 102 50 100 44", "#6b3d1f", 10) +
    line("M57 118L70 42C74 22 106 20 105 38", "#b0773c", 4) +
    line("M58.6 112L57 121", "#26313f", 14) +
    line("M66 72L74 74", "#dfb85a", 5),

  "glasses-case":
    defs(down("case", "#5b6670", "#454f58", "#2c343b")) +
    shape("M6 66C6 36 26 22 64 22S122 36 122 66Z", "url(#case)") +
    shape("M14 64C16 42 32 32 64 32S112 42 114 64Z", "#8a6fb0") +
    shape("M4 66H124V82C124 104 106 112 64 112S4 104 4 82Z", "url(#case)") +
    shape("M4 66H124V74H4Z", "#1d262e") +
    line("M34 60A13 9 0 0 1 60 60M68 60A13 9 0 0 1 94 60M60 58H68", "#f2d488", 3.4) +
    line("M14 86C20 98 36 102 54 103", "#8d99a4", 3) +
    rect(56, 78, 16, 8, "#dfb85a", 3),

  "face-mask":
    defs(down("cloth", "#d6effa", "#a5d4ec", "#6fa8c6")) +
    line("M24 44C-2 30 -4 92 24 84M104 44C130 30 132 92 104 84", "#fff", 5) +
    line("M24 44C-2 30 -4 92 24 84M104 44C130 30 132 92 104 84", "#b9c4cd", 2) +
    shape("M22 38C40 34 52 28 64 28S88 34 106 38V86C92 98 80 104 64 104S36 98 22 86Z", "url(#cloth)") +
    line("M24 54C44 48 84 48 104 54M24 68C44 64 84 64 104 68M24 80C44 80 84 80 104 80", "#5c93b2", 2.4) +
    line("M30 40C44 36 54 32 64 32S84 36 98 40", "#fff", 3.4) +
    rect(48, 27, 32, 4, "#8fb6c8", 2),
};
