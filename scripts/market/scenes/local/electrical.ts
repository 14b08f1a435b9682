import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const white = across("white", "#ffffff", "#eef1f4", "#b9c4cd");
const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const dark = down("dark", "#56636f", "#37434e", "#1d262e");
const glow = down("glow", "#fffbe0", "#ffe58a", "#f6bf3a");
const plate = (inner: string) =>
  rect(14, 18, 100, 98, "#aab5be", 12) +
  rect(14, 14, 100, 98, "url(#white)", 12) +
  rect(22, 22, 84, 82, "#f9fbfc", 8) +
  inner;
const earth = (x: number, y: number, r: number) =>
  oval(x, y, r, "#c3ccd4") +
  oval(x, y, r - 2.4, "#dfe5ea") +
  oval(x - r * 0.36, y, r * 0.15, "#28323d") +
  oval(x + r * 0.36, y, r * 0.15, "#28323d") +
  rect(x - 1.8, y - r + 1, 3.6, r * 0.24, "#8d99a4") +
  rect(x - 1.8, y + r - 1 - r * 0.24, 3.6, r * 0.24, "#8d99a4");

/** Lamps, sockets, meters, pumps and fans. */
export const electrical = {
  "wall-socket": defs(white) + plate(earth(64, 63, 30)),
  "light-switch":
    defs(white, down("key", "#ffffff", "#e3e9ed")) +
    plate(
      rect(36, 32, 56, 62, "#98a5b0", 5) +
        shape("M38 36C38 34 40 34 42 34H86C88 34 90 34 90 36V62H38Z", "#fff") +
        shape("M38 62H90V90C90 92 88 92 86 92H42C40 92 38 92 38 90Z", "#c9d3da") +
        rect(58, 40, 12, 4, "#4fc27c", 2),
    ),
  "dimmer-switch":
    defs(white, steel) +
    plate(
      oval(64, 66, 28, "#98a5b0") +
        oval(64, 63, 28, "url(#steel)") +
        oval(64, 63, 19, "#f4f7f9") +
        line("M64 63L78 50", "#d8402f", 4) +
        repeat(
          9,
          (i) =>
            `<path d="M64 27V31" stroke="#8d99a4" stroke-width="2.6" stroke-linecap="round" transform="rotate(${-120 + i * 30} 64 63)"/>`,
        ),
    ),

  "travel-adapter":
    defs(white) +
    rect(46, 2, 9, 26, "#8f9ba6", 4) +
    rect(73, 2, 9, 26, "#8f9ba6", 4) +
    rect(22, 24, 84, 96, "#98a5b0", 16) +
    rect(22, 22, 84, 94, "url(#white)", 16) +
    earth(64, 72, 31) +
    rect(32, 28, 64, 6, "#d8402f", 3),

  "socket-splitter":
    defs(white) +
    rect(40, 100, 9, 26, "#8f9ba6", 4) +
    rect(79, 100, 9, 26, "#8f9ba6", 4) +
    shape(
      "M4 40C4 30 10 26 18 26H110C118 26 124 30 124 40V80C124 90 118 94 110 94H92L88 106H40L36 94H18C10 94 4 90 4 80Z",
      "url(#white)",
    ) +
    earth(24, 60, 17) +
    earth(64, 60, 17) +
    earth(104, 60, 17) +
    oval(64, 88, 2.6, "#e0483a"),

  "extension-lead":
    defs(white) +
    line("M118 74C132 108 96 118 66 108C40 100 20 104 12 118", "#39444f", 6) +
    shape("M2 108H20L24 122H6Z", "#39444f") +
    `<g transform="rotate(-14 64 56)">${rect(2, 40, 120, 36, "#98a5b0", 9)}${rect(2, 36, 120, 36, "url(#white)", 9)}${[22, 52, 82].map((x) => earth(x, 54, 12.6)).join("")}${rect(101, 44, 14, 20, "#d8402f", 3)}${line("M108 49V54", "#fff", 2.6)}</g>`,

  "cable-reel":
    defs(dark, across("drum", "#ff9b5a", "#f0701d", "#a84506")) +
    line("M40 20H88", "#26313f", 9) +
    line("M40 20L28 118M88 20L100 118", "#39444f", 7) +
    oval(64, 72, 46, "#a84506") +
    oval(64, 70, 46, "url(#drum)") +
    oval(64, 70, 36, "#1d262e") +
    [34, 29, 24].map((r) => hoop(64, 70, r, "#4a5560", 3)).join("") +
    oval(64, 70, 19, "url(#drum)") +
    earth(64, 70, 12) +
    line("M98 88C114 92 110 112 122 116", "#39444f", 5) +
    line("M20 120H108", "#26313f", 7),

  "circuit-breaker":
    defs(white) +
    [0, 1]
      .map(
        (i) =>
          rect(18 + i * 47, 10, 45, 108, "url(#white)", 4) +
          rect(22 + i * 47, 38, 37, 52, "#e3e9ed", 3) +
          rect(31 + i * 47, 44, 19, 34, "#28323d", 3) +
          rect(33 + i * 47, 46, 15, 14, i ? "#3f6fb4" : "#3f6fb4", 2) +
          oval(40.5 + i * 47, 22, 6, "#98a5b0") +
          line(`M${36.5 + i * 47} 22H${44.5 + i * 47}`, "#39444f", 2) +
          oval(40.5 + i * 47, 105, 6, "#98a5b0") +
          line(`M${36.5 + i * 47} 105H${44.5 + i * 47}`, "#39444f", 2) +
          line(`M${28 + i * 47} 84H${42 + i * 47}`, "#8d99a4", 2.4),
      )
      .join("") +
    rect(40, 50, 48, 8, "#3f6fb4", 3),

  "leakage-breaker":
    defs(white) +
    rect(12, 8, 104, 112, "url(#white)", 5) +
    rect(18, 36, 92, 56, "#e3e9ed", 4) +
    rect(28, 44, 26, 38, "#28323d", 3) +
    rect(31, 47, 20, 16, "#3f6fb4", 2) +
    oval(84, 56, 10, "#f2b21d") +
    line("M80 52V60M77 52H83", "#7a5206", 2.6) +
    line("M72 76H100M72 84H92", "#8d99a4", 3) +
    [28, 52, 76, 100]
      .map(
        (x) =>
          oval(x, 21, 6, "#98a5b0") +
          line(`M${x - 4} 21H${x + 4}`, "#39444f", 2) +
          oval(x, 106, 6, "#98a5b0") +
          line(`M${x - 4} 106H${x + 4}`, "#39444f", 2),
      )
      .join(""),

  "distribution-box":
    defs(white) +
    rect(10, 14, 108, 102, "#98a5b0", 6) +
    rect(10, 12, 108, 100, "url(#white)", 6) +
    rect(20, 30, 88, 58, "#5d6b78", 3) +
    rect(22, 56, 84, 5, "#aab5be") +
    repeat(
      6,
      (i) =>
        rect(25 + i * 13.4, 38, 12, 42, "#f4f7f9", 2) +
        rect(28 + i * 13.4, 48, 6, 17, "#28323d", 1) +
        rect(28.6 + i * 13.4, i === 3 ? 57 : 49, 4.8, 7, i === 3 ? "#d8402f" : "#3f6fb4", 1),
    ) +
    shape("M20 30H108V44L20 74Z", "#fff", 0.28) +
    rect(56, 96, 16, 6, "#5d6b78", 3),

  multimeter:
    defs(down("case", "#ffd75e", "#f2b21d", "#b9830a")) +
    line("M54 108C50 124 16 130 14 92V40M76 108C80 124 112 130 114 92V40", "#26221f", 4) +
    rect(11, 12, 6, 34, "#26221f", 3) +
    rect(111, 12, 6, 34, "#d8402f", 3) +
    line("M14 12V2M114 12V2", "#8d99a4", 3) +
    rect(30, 6, 68, 112, "#39444f", 10) +
    rect(34, 10, 60, 104, "url(#case)", 7) +
    rect(41, 18, 46, 26, "#c3d4b8", 3) +
    line("M48 26H55V37H48ZM60 26H68V37H60ZM60 31.5H68M73 26H80V37H73Z", "#26313f", 2.6) +
    oval(64, 70, 20, "#26313f") +
    oval(64, 70, 12, "#5d6b78") +
    line("M64 70V58", "#fff", 4) +
    oval(48, 104, 4, "#26221f") +
    oval(64, 104, 4, "#26221f") +
    oval(80, 104, 4, "#d8402f"),

  "clamp-meter":
    defs(down("case", "#f08a5a", "#e05a26", "#9a3410")) +
    line("M42 44C24 24 40 2 64 4S104 24 86 44", "#37434e", 12) +
    line("M64 1V8", "#f4f7f9", 2.6) +
    rect(36, 40, 56, 84, "#37434e", 10) +
    rect(40, 44, 48, 76, "url(#case)", 7) +
    oval(64, 60, 11, "#26313f") +
    line("M64 60L70 53", "#fff", 3) +
    rect(46, 78, 36, 22, "#c3d4b8", 3) +
    line("M52 84H58V94H52ZM61 84H67V94H61ZM61 89H67M70 84H76V94H70Z", "#26313f", 2.4) +
    oval(54, 110, 3.4, "#26221f") +
    oval(74, 110, 3.4, "#d8402f"),

  "led-panel":
    defs(glow, steel) +
    line("M64 2V22M34 30L64 18L94 30", "#8d99a4", 2.6) +
    shape("M18 34H110L126 74H2Z", "url(#steel)") +
    shape("M23 38H105L118 71H10Z", "url(#glow)") +
    shape("M2 74H126V80H2Z", "#84919c") +
    shape("M12 82L2 120H126L116 82Z", "#ffe58a", 0.32) +
    line("M30 44H98", "#fff", 4),

  chandelier:
    defs(glow, across("brass", "#f6dd9a", "#dfb85a", "#a27a22")) +
    line("M64 0V52", "#a27a22", 4) +
    oval(64, 5, 12, "url(#brass)", 5) +
    line(
      "M64 88C28 92 14 76 14 62M64 88C100 92 114 76 114 62M64 92C44 92 38 78 38 66M64 92C84 92 90 78 90 66",
      "#c99b3a",
      5,
    ) +
    oval(64, 62, 9, "url(#brass)", 13) +
    oval(64, 92, 11, "url(#brass)", 12) +
    [14, 38, 90, 114]
      .map(
        (x, i) =>
          rect(x - 9, i % 3 ? 60 : 56, 18, 5, "#a27a22", 2) +
          rect(x - 4, i % 3 ? 42 : 38, 8, 20, "#fff8e6", 2) +
          shape(
            `M${x} ${i % 3 ? 20 : 16}C${x + 8} ${i % 3 ? 32 : 28} ${x + 6} ${i % 3 ? 42 : 38} ${x} ${i % 3 ? 43 : 39}C${x - 6} ${i % 3 ? 42 : 38} ${x - 8} ${i % 3 ? 32 : 28} ${x} ${i % 3 ? 20 : 16}Z`,
            "url(#glow)",
          ),
      )
      .join("") +
    [24, 44, 64, 84, 104]
      .map(
        (x, i) =>
          line(`M${x} ${[84, 92, 104, 92, 84][i]}V${[94, 102, 114, 102, 94][i]}`, "#c3ccd4", 1.6) +
          shape(`M${x} ${[92, 100, 112, 100, 92][i]}l4 6-4 8-4-8Z`, "#bfe3f2"),
      )
      .join(""),

  "wall-lamp":
    defs(glow, across("brass", "#f6dd9a", "#dfb85a", "#a27a22")) +
    rect(8, 34, 18, 60, "url(#brass)", 8) +
    line("M24 70C44 96 72 96 74 76", "#c99b3a", 6) +
    shape("M56 18H92L108 66H40Z", "url(#glow)") +
    line("M58 24L46 62", "#fff", 4) +
    rect(40, 64, 68, 7, "#dfb85a", 3) +
    oval(74, 76, 9, "#fff3b8", 7) +
    shape("M44 74L28 124H120L104 74Z", "#ffe58a", 0.28),

  "desk-lamp":
    defs(glow, across("red", "#e8604c", "#cf3f2f", "#97261b")) +
    oval(40, 116, 34, "#7a1c13", 8) +
    oval(40, 112, 34, "url(#red)", 8) +
    line("M40 110L30 62L74 30", "#8d99a4", 6) +
    oval(30, 62, 6, "#39444f") +
    oval(74, 30, 6, "#39444f") +
    shape("M66 24L88 12C100 12 116 28 118 44L76 52C68 46 64 34 66 24Z", "url(#red)") +
    oval(97, 49, 21, "url(#glow)", 6) +
    shape("M78 54L60 112H126L118 52Z", "#ffe58a", 0.3),
};
