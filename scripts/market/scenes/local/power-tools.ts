import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const white = across("white", "#ffffff", "#eef1f4", "#b9c4cd");
const dark = down("dark", "#56636f", "#37434e", "#1d262e");
const blue = down("blue", "#5b9bd8", "#2f6fb4", "#1c4677");
const orange = down("orange", "#ffb56a", "#f0861f", "#b05a0a");

/** A fan's cage with its four blades. */
const fan = (x: number, y: number, r: number) =>
  oval(x, y, r, "#e3e9ed") +
  repeat(
    4,
    (i) =>
      `<path d="M${x} ${y}C${x - r * 0.5} ${y - r * 0.3} ${x - r * 0.5} ${y - r * 0.86} ${x} ${y - r * 0.88}C${x + r * 0.34} ${y - r * 0.8} ${x + r * 0.3} ${y - r * 0.3} ${x} ${y}Z" fill="#5b9bd8" transform="rotate(${i * 90 + 20} ${x} ${y})"/>`,
  ) +
  repeat(
    16,
    (i) =>
      `<path d="M${x} ${y - r * 0.2}V${y - r * 0.96}" stroke="#8d99a4" stroke-width="1.3" transform="rotate(${i * 22.5} ${x} ${y})"/>`,
  ) +
  hoop(x, y, r * 0.6, "#8d99a4", 1.4) +
  hoop(x, y, r, "#6b7884", 4) +
  oval(x, y, r * 0.2, "#37434e") +
  oval(x, y, r * 0.1, "#c3ccd4");

/** What turns, pumps, heats, watches and locks. */
export const powerTools = {
  "standing-fan":
    defs(dark) +
    line("M64 76V112", "#5d6b78", 6) +
    rect(58, 84, 12, 10, "#39444f", 2) +
    oval(64, 120, 32, "#1d262e", 6) +
    oval(64, 117, 32, "url(#dark)", 6) +
    fan(64, 42, 40),
  "table-fan":
    defs(dark) +
    shape("M56 90H72L78 112H50Z", "#5d6b78") +
    rect(30, 108, 68, 15, "url(#dark)", 7) +
    repeat(3, (i) => oval(50 + i * 14, 115, 3, i ? "#c3ccd4" : "#4fc27c")) +
    fan(64, 50, 46),

  "room-heater":
    defs(white) +
    rect(8, 26, 112, 88, "#98a5b0", 9) +
    rect(8, 22, 112, 88, "url(#white)", 9) +
    rect(16, 32, 78, 66, "#2b343d", 4) +
    [42, 58, 74].map((y) => rect(20, y, 70, 9, "#b3261e", 4) + rect(22, y + 2, 66, 4, "#ff9b4a", 2)).join("") +
    repeat(9, (i) => line(`M${24 + i * 8} 34V96`, "#aab5be", 1.6)) +
    oval(107, 46, 7, "#39444f") +
    line("M107 46V41", "#fff", 2.2) +
    oval(107, 72, 7, "#39444f") +
    line("M107 72L111 69", "#fff", 2.2) +
    rect(18, 110, 18, 8, "#39444f", 3) +
    rect(92, 110, 18, 8, "#39444f", 3),

  "water-pump":
    defs(blue, steel) +
    rect(8, 108, 112, 9, "#39444f", 3) +
    rect(44, 100, 56, 10, "#1c4677", 2) +
    rect(46, 48, 66, 54, "url(#blue)", 10) +
    repeat(7, (i) => line(`M${56 + i * 8} 52V98`, "#1c4677", 2.6)) +
    rect(66, 36, 30, 13, "#37434e", 3) +
    rect(108, 54, 12, 42, "#37434e", 5) +
    oval(32, 74, 28, "#1c4677") +
    oval(30, 74, 26, "url(#blue)") +
    oval(30, 74, 12, "url(#steel)") +
    oval(30, 74, 6, "#39444f") +
    rect(20, 24, 20, 26, "url(#blue)", 2) +
    rect(15, 20, 30, 8, "url(#steel)", 2) +
    rect(-2, 64, 10, 20, "url(#steel)", 2) +
    repeat(6, (i) => `<circle cx="30" cy="52" r="2.4" fill="#c3ccd4" transform="rotate(${i * 60} 30 74)"/>`),

  "submersible-pump":
    defs(steel, blue) +
    line("M64 22C60 8 84 10 82 -2", "#26313f", 5) +
    rect(54, 8, 20, 16, "url(#blue)", 3) +
    rect(44, 20, 40, 42, "url(#steel)", 6) +
    rect(44, 58, 40, 14, "#39444f") +
    repeat(7, (i) => line(`M${48 + i * 5.4} 60V70`, "#8d99a4", 2.4)) +
    rect(42, 70, 44, 54, "url(#steel)", 6) +
    rect(42, 82, 44, 18, "#2f6fb4") +
    shape("M64 84C69 90 70 93 70 95A6 6 0 0 1 58 95C58 93 59 90 64 84Z", "#fff") +
    line("M50 26V54M48 74V80M48 104V118", "#fff", 4),

  "immersion-heater":
    defs(steel, dark) +
    line("M64 10C64 -4 96 -2 104 12", "#26313f", 5) +
    rect(46, 8, 36, 26, "url(#dark)", 7) +
    oval(64, 21, 4, "#f5604b") +
    line("M56 34V116C56 122 40 122 40 114V58M72 34V116C72 122 88 122 88 114V58", "#98a5b0", 7) +
    [62, 74, 86, 98].map((y) => line(`M38 ${y}C50 ${y + 7} 78 ${y + 7} 90 ${y}`, "#c3ccd4", 7)).join("") +
    line("M40 61C52 67 76 67 88 61", "#fff", 2),

  "security-camera":
    defs(white) +
    rect(100, 30, 14, 74, "#8d99a4", 4) +
    line("M106 76L78 70", "#5d6b78", 9) +
    `<g transform="rotate(-10 60 56)">${shape("M6 34H104C112 34 114 40 112 46L8 46Z", "#dfe5ea")}${rect(10, 42, 92, 36, "url(#white)", 9)}${oval(24, 60, 17, "#28323d")}${oval(24, 60, 11, "#3f66a8")}${oval(24, 60, 4.6, "#9fd4ee")}${oval(52, 52, 2.6, "#e0483a")}${line("M60 68H92", "#aab5be", 3)}</g>`,

  doorbell:
    defs(white, across("brass", "#f6dd9a", "#dfb85a", "#a27a22")) +
    rect(34, 6, 60, 118, "#98a5b0", 16) +
    rect(34, 4, 60, 114, "url(#white)", 16) +
    oval(64, 36, 13, "#28323d") +
    oval(64, 36, 6, "#3f66a8") +
    repeat(3, (row) => repeat(5, (i) => oval(52 + i * 6, 58 + row * 5, 1.4, "#8d99a4"))) +
    oval(64, 94, 17, "#a27a22") +
    oval(64, 92, 17, "url(#brass)") +
    shape("M57 97C60 94 58 86 64 86S68 94 71 97ZM61 99H67Z", "#7a5206"),

  "electronic-lock":
    defs(dark, steel) +
    rect(30, 4, 48, 120, "#12181e", 12) +
    rect(28, 4, 48, 118, "url(#dark)", 12) +
    repeat(12, (i) => oval(38 + (i % 3) * 14, 24 + Math.floor(i / 3) * 14, 4.8, "#9fd4ee")) +
    hoop(52, 92, 13, "#c3ccd4", 3) +
    oval(52, 92, 9, "#26313f") +
    shape("M48 86H112C119 86 122 89 122 92S119 98 112 98H52C48 98 48 86 48 86Z", "url(#steel)") +
    oval(52, 92, 7, "#84919c") +
    oval(52, 114, 2.4, "#4fc27c"),

  pliers: `<g transform="rotate(28 64 64)">${[
    defs(steel, across("grip", "#f06a56", "#cf3f2f", "#8f2117")),
    line("M58 66C46 84 44 100 48 122M70 66C82 84 84 100 80 122", "#cf3f2f", 12),
    line("M56 72C46 88 44 102 47 118", "#ff9b86", 3),
    shape("M52 4C58 2 62 4 62 10V52L74 66L66 76L48 58C44 40 46 14 52 4Z", "url(#steel)"),
    shape("M76 4C70 2 66 4 66 10V52L54 66L62 76L80 58C84 40 82 14 76 4Z", "#98a5b0"),
    repeat(5, (i) => line(`M61 ${14 + i * 6}H67`, "#39444f", 2)),
    oval(64, 62, 8, "#6b7884"),
    oval(64, 62, 3.4, "#e9eef2"),
  ].join("")}</g>`,

  drill:
    defs(orange, dark, steel) +
    rect(0, 36, 30, 5, "url(#steel)", 2) +
    shape("M28 26L44 22V56L28 52Z", "#5d6b78") +
    line("M33 26V52M38 25V54", "#26313f", 2) +
    shape("M44 18H104C116 18 122 26 122 38S116 60 104 60H44Z", "url(#orange)") +
    shape("M74 58H108L112 98H82Z", "url(#dark)") +
    rect(68, 62, 9, 15, "#d8402f", 3) +
    rect(72, 96, 50, 24, "#26313f", 5) +
    rect(78, 102, 30, 7, "#f0861f", 2) +
    line("M54 26H98", "#ffe0b8", 4) +
    repeat(4, (i) => line(`M${92 + i * 6} 34V46`, "#b05a0a", 2.6)),

  "welding-machine":
    defs(down("red", "#ee6a55", "#cf3f2f", "#8f2117"), dark) +
    line("M34 26C34 8 86 8 86 26", "#39444f", 7) +
    rect(12, 24, 96, 84, "url(#red)", 6) +
    rect(20, 32, 80, 34, "#26313f", 4) +
    rect(26, 38, 32, 20, "#0f1519", 2) +
    line("M34 44V52M40 44H46V52H40ZM52 44V52", "#f5604b", 2.4) +
    oval(80, 49, 11, "#e9eef2") +
    line("M80 49L86 43", "#26313f", 3) +
    repeat(7, (i) => line(`M${26 + i * 7} 76V88`, "#8f2117", 3)) +
    oval(34, 98, 5, "#26313f") +
    oval(58, 98, 5, "#26313f") +
    line("M58 98C60 128 96 122 104 100L122 78", "#26313f", 5) +
    line("M116 84L126 70", "#8d99a4", 4) +
    line("M122 58L126 66M112 64L121 68", "#f9c22e", 3) +
    rect(18, 108, 14, 8, "#26313f", 3) +
    rect(88, 108, 14, 8, "#26313f", 3),

  "saw-machine":
    defs(steel, down("green", "#6fbf6a", "#3f8f45", "#24602c")) +
    oval(64, 46, 36, "url(#steel)") +
    repeat(24, (i) => `<path d="M60 12L66 4L68 12Z" fill="#98a5b0" transform="rotate(${i * 15} 64 46)"/>`) +
    hoop(64, 46, 24, "#98a5b0", 2) +
    oval(64, 46, 8, "#39444f") +
    shape("M2 54H126V66H2Z", "url(#steel)") +
    shape("M76 40H124V54H76Z", "#c98d50") +
    line("M80 46H120", "#8a5a2b", 2) +
    shape("M14 66H114L108 92H20Z", "url(#green)") +
    rect(28, 72, 26, 14, "#26313f", 2) +
    oval(36, 79, 4, "#4fc27c") +
    oval(47, 79, 4, "#e0483a") +
    line("M26 92L16 124M102 92L112 124M22 110H106", "#39444f", 6),

  "solar-street-light":
    defs(down("cells", "#3f7fc9", "#1f4a8f"), down("glow", "#fffbe0", "#f6bf3a")) +
    rect(58, 26, 8, 94, "#84919c", 3) +
    rect(44, 116, 36, 8, "#5d6b78", 3) +
    line("M62 40C62 28 92 26 104 34", "#84919c", 6) +
    shape("M86 30H122L126 42H84Z", "#5d6b78") +
    rect(88, 41, 34, 6, "url(#glow)", 3) +
    shape("M86 48L70 112H126V48Z", "#ffe58a", 0.26) +
    shape("M18 2H94L80 30H4Z", "#c3ccd4") +
    shape("M21 5H90L78 27H9Z", "url(#cells)") +
    line("M40 5L28 27M58 5L47 27M76 5L66 27M16 16H84", "#bcd5f0", 1.6),

  "grain-mill":
    defs(steel, down("green", "#6fbf6a", "#3f8f45", "#24602c"), dark) +
    shape("M40 2H104L86 34H58Z", "url(#steel)") +
    shape("M46 5H98L90 20H54Z", "#d9a53c") +
    repeat(7, (i) => oval(56 + i * 6, 12 + (i % 2) * 4, 2.4, "#8a5f06", 1.6)) +
    oval(72, 60, 32, "#24602c") +
    oval(70, 60, 31, "url(#green)") +
    oval(70, 60, 15, "url(#steel)") +
    oval(70, 60, 6, "#39444f") +
    repeat(6, (i) => `<circle cx="70" cy="36" r="2.6" fill="#c3ccd4" transform="rotate(${i * 60} 70 60)"/>`) +
    shape("M50 82H92L86 102H58Z", "#98a5b0") +
    shape("M56 102H88C96 112 94 122 72 122S48 112 56 102Z", "#fbf5e6") +
    shape("M60 104C66 98 78 98 84 104Z", "#f7ead6") +
    rect(0, 76, 34, 28, "url(#dark)", 6) +
    repeat(4, (i) => line(`M${7 + i * 7} 80V100`, "#8d99a4", 2.2)) +
    line("M17 76L42 52M34 98L54 82", "#26313f", 4) +
    line("M8 104V122M108 92V122M108 70V92M2 122H34M96 122H122", "#39444f", 6),

  "bag-sealer":
    defs(blue, steel) +
    shape("M10 78H118L124 110C124 116 120 118 116 118H12C8 118 4 116 4 110Z", "url(#blue)") +
    rect(8, 72, 112, 10, "#26313f", 3) +
    rect(14, 70, 100, 4, "#f5604b", 2) +
    `<g transform="rotate(-13 116 66)">${rect(4, 50, 114, 15, "url(#steel)", 6)}${rect(4, 45, 30, 24, "#26313f", 6)}</g>` +
    oval(114, 70, 8, "#39444f") +
    shape("M40 74H88L94 118H34Z", "#e6f3fb", 0.82) +
    repeat(6, (i) => oval(46 + i * 8, 102 + (i % 2) * 6, 5, i % 2 ? "#8a5530" : "#6b3d1f", 3.6)) +
    oval(104, 100, 7, "#f4f7f9") +
    line("M104 100L107 96", "#26313f", 2.4),

  "label-printer":
    defs(white, dark) +
    shape("M46 98H82V126H46Z", "#fff") +
    line("M52 106V119M56 106V119M59 106V119M63 106V119M66 106V119M71 106V119M75 106V119", "#26313f", 2.2) +
    shape(
      "M14 42C14 24 24 16 38 16H90C104 16 114 24 114 42V98C114 102 112 104 108 104H20C16 104 14 102 14 98Z",
      "url(#dark)",
    ) +
    shape("M24 44C24 32 30 26 40 26H88C98 26 104 32 104 44V58H24Z", "#9fd4ee") +
    oval(64, 44, 20, "#fff", 15) +
    oval(64, 44, 6, "#39444f", 5) +
    rect(26, 66, 46, 12, "#12181e", 3) +
    line("M31 72H54", "#4fd08a", 2.4) +
    oval(86, 72, 4.4, "#4fc27c") +
    oval(100, 72, 4.4, "#f2b21d") +
    rect(38, 92, 52, 9, "#12181e", 3),
};
