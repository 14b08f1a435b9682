import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const grey = down("grey", "#5b6670", "#454f58", "#2c343b");
const round = across("round", "#5b6670", "#454f58", "#2c343b");
const pale = down("pale", "#ffffff", "#e6ebef", "#b3bec7");
const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");

/** Small devices for ears, wrists and pockets. */
export const soundAndPower = {
  "bluetooth-speaker":
    defs(round) +
    rect(34, 8, 60, 114, "#1d262e", 24) +
    rect(34, 6, 60, 112, "url(#round)", 24) +
    repeat(9, (row) => repeat(6, (i) => oval(43 + i * 8.4 + (row % 2) * 4, 34 + row * 7.4, 2, "#1b2228"))) +
    oval(64, 14, 17, "#6f7b86", 5.4) +
    line("M57 14H61M67 14H71M69 12V16", "#fff", 2) +
    rect(34, 102, 60, 7, "#f5a14b") +
    line("M94 40C106 44 106 74 96 78", "#39444f", 4) +
    line("M41 30V96", "#aab5be", 3, 0.5),

  earphones:
    line("M40 50C40 84 62 70 64 92C66 112 62 116 64 124M88 50C88 84 66 70 64 92", "#39444f", 4.4) +
    rect(59, 84, 10, 14, "#5b6670", 4) +
    rect(60, 114, 8, 12, "#c3ccd4", 2) +
    [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${64 + side * 26} 34) scale(${side} 1)">${[
            rect(-7, 6, 12, 26, "#454f58", 6),
            oval(0, 0, 19, "#5b6670", 20),
            oval(-5, -1, 12, "#2c343b", 14),
            oval(-15, 0, 9, "#e9eef2", 12),
            oval(-18, 0, 5, "#c3ccd4", 8),
            line("M8-14C13-9 15-4 14 4", "#aab5be", 3),
          ].join("")}</g>`,
      )
      .join(""),

  "gaming-headset":
    defs(grey) +
    line("M24 70C18 22 44 8 64 8S110 22 104 70", "#39444f", 9) +
    line("M30 46C34 26 48 16 64 16S94 26 98 46", "#6f7b86", 4) +
    shape(
      "M14 72C14 60 22 56 30 56H36V104H30C22 104 14 98 14 88ZM114 72C114 60 106 56 98 56H92V104H98C106 104 114 98 114 88Z",
      "url(#grey)",
    ) +
    rect(34, 58, 12, 44, "#1d262e", 6) +
    rect(82, 58, 12, 44, "#1d262e", 6) +
    oval(22, 80, 6, "#e0483a", 10) +
    oval(106, 80, 6, "#e0483a", 10) +
    line("M24 100C26 118 44 120 58 116", "#39444f", 4.4) +
    rect(56, 108, 20, 12, "#1d262e", 6),

  "instant-camera":
    defs(pale, down("slot", "#454f58", "#2c343b")) +
    shape("M44 92H84V124H44Z", "#fff") +
    shape("M48 96H80V116H48Z", "#8fd0ee") +
    shape("M48 116L60 104L68 111L74 106L80 111V116Z", "#5f9f6f") +
    shape(
      "M12 46C12 30 22 20 38 20H90C106 20 116 30 116 46V92C116 98 112 102 106 102H22C16 102 12 98 12 92Z",
      "url(#pale)",
    ) +
    rect(34, 88, 60, 8, "url(#slot)", 3) +
    oval(64, 58, 25, "#98a5b0") +
    oval(64, 58, 21, "#28323d") +
    oval(64, 58, 12, "#3f66a8") +
    oval(64, 58, 5, "#9fd4ee") +
    rect(84, 26, 22, 13, "#cfe7ef", 4) +
    rect(24, 27, 16, 10, "#28323d", 3) +
    oval(24, 52, 5, "#e0483a") +
    line("M12 78H34M94 78H116", "#f2a93b", 5),

  "laptop-charger":
    defs(round) +
    line("M40 74C4 70 4 118 44 118C70 118 62 98 92 98C112 98 116 108 118 116", "#28323d", 5) +
    rect(110, 108, 16, 12, "#39444f", 3) +
    line("M84 44C100 40 96 14 110 12", "#28323d", 5) +
    rect(106, 4, 20, 18, "#39444f", 4) +
    shape(
      "M34 48L76 30C82 28 86 30 88 35L94 52C96 58 94 62 88 64L48 80C42 82 38 80 36 75L29 58C27 53 29 50 34 48Z",
      "url(#round)",
    ) +
    shape("M44 53L74 41L79 54L50 66Z", "#e9eef2") +
    line("M50 56L68 49M53 62L65 57", "#8d99a4", 2.6) +
    oval(86, 56, 2.4, "#4fc27c"),

  "car-charger":
    defs(round, steel) +
    rect(56, 102, 16, 14, "url(#steel)", 3) +
    oval(64, 117, 5, "#c3ccd4", 6) +
    shape("M46 44H82L76 106H52Z", "url(#round)") +
    rect(40, 62, 8, 26, "url(#steel)", 3) +
    rect(80, 62, 8, 26, "url(#steel)", 3) +
    shape("M36 16C36 10 40 8 46 8H82C88 8 92 10 92 16V46C92 52 88 54 82 54H46C40 54 36 52 36 46Z", "url(#round)") +
    rect(44, 18, 17, 9, "#0f1519", 2) +
    rect(67, 18, 17, 9, "#0f1519", 2) +
    rect(46, 23, 13, 2.6, "#f5a14b") +
    rect(69, 23, 13, 2.6, "#f5a14b") +
    shape("M66 32L58 42H63L61 50L70 39H65Z", "#4fd08a"),

  "solar-power-bank":
    defs(round, down("cells", "#3f7fc9", "#1f4a8f")) +
    rect(30, 8, 72, 114, "#1d262e", 12) +
    rect(26, 6, 72, 114, "url(#round)", 12) +
    rect(34, 16, 56, 72, "url(#cells)", 3) +
    line("M48 16V88M62 16V88M76 16V88M34 34H90M34 52H90M34 70H90", "#bcd5f0", 1.8) +
    shape("M34 16H60L40 88H34Z", "#fff", 0.2) +
    repeat(4, (i) => oval(42 + i * 10, 104, 3, i < 3 ? "#4fd08a" : "#2c343b")) +
    shape("M86 96L79 106H84L82 114L90 103H85Z", "#f9c22e") +
    hoop(98, 14, 7, "#f5a14b", 3.4),

  "fitness-band":
    defs(round) +
    shape("M48 44L50 6C50 3 78 3 78 6L80 44ZM48 84L52 122C52 126 76 126 76 122L80 84Z", "url(#round)") +
    repeat(3, (i) => oval(64, 98 + i * 8, 2.2, "#12181e")) +
    rect(44, 34, 40, 60, "#12181e", 13) +
    rect(48, 38, 32, 52, "#1d2a3d", 10) +
    line("M55 50H73", "#e9f0f6", 4.4) +
    line("M53 64H58L61 58L65 70L68 64H75", "#4fd08a", 2.6) +
    line("M56 80H66", "#f5a14b", 3.4) +
    line("M53 10V40", "#aab5be", 2.4, 0.5),

  "power-station":
    defs(grey) +
    line("M34 30C34 12 40 10 48 10H80C88 10 94 12 94 30", "#39444f", 9) +
    rect(8, 28, 112, 86, "url(#grey)", 10) +
    rect(14, 34, 100, 74, "#f2a93b", 6) +
    rect(20, 40, 88, 62, "#2c343b", 5) +
    rect(26, 46, 34, 22, "#0f1519", 3) +
    line("M31 57H45M50 52V62", "#4fd08a", 3) +
    [72, 94]
      .map((x) => oval(x, 57, 9, "#e9eef2") + oval(x - 3, 57, 1.8, "#39444f") + oval(x + 3, 57, 1.8, "#39444f"))
      .join("") +
    repeat(4, (i) => rect(28 + i * 13, 80, 9, 6, "#6f7b86", 1.6)) +
    oval(92, 84, 8, "#6f7b86") +
    oval(92, 84, 4, "#12181e") +
    rect(18, 114, 16, 6, "#1d262e", 2) +
    rect(94, 114, 16, 6, "#1d262e", 2),

  "voltage-stabiliser":
    defs(pale, grey) +
    line("M48 20C48 12 52 10 56 10H72C76 10 80 12 80 20", "#39444f", 6) +
    rect(18, 18, 92, 96, "url(#pale)", 7) +
    rect(26, 28, 76, 40, "url(#grey)", 5) +
    shape("M36 60C36 42 50 36 64 36S92 42 92 60Z", "#f4f7f9") +
    line("M42 58C44 47 53 42 64 42S84 47 86 58", "#d8402f", 2.6) +
    line("M64 60L74 45", "#39444f", 2.6) +
    oval(42, 84, 5, "#4fc27c") +
    oval(58, 84, 5, "#f5a14b") +
    rect(78, 77, 20, 14, "#d8402f", 3) +
    repeat(6, (i) => line(`M${32 + i * 9} 100V107`, "#98a5b0", 3)) +
    rect(24, 114, 14, 6, "#39444f", 2) +
    rect(90, 114, 14, 6, "#39444f", 2),

  inverter:
    defs(pale, grey) +
    rect(8, 34, 112, 76, "url(#grey)", 8) +
    rect(8, 34, 112, 16, "#f2a93b", 6) +
    rect(18, 58, 42, 26, "#0f1519", 4) +
    line("M24 71C27 62 30 62 33 71S39 80 42 71S48 62 51 71", "#4fd08a", 2.6) +
    [78, 102]
      .map((x) => oval(x, 71, 10, "#e9eef2") + oval(x - 3.4, 71, 2, "#39444f") + oval(x + 3.4, 71, 2, "#39444f"))
      .join("") +
    repeat(8, (i) => line(`M${20 + i * 6} 94V103`, "#8d99a4", 2.8)) +
    oval(84, 98, 4.4, "#e0483a") +
    oval(98, 98, 4.4, "#1b1f24") +
    line("M84 102V118M98 102V118", "#39444f", 4),

  "computer-ups":
    defs(grey) +
    shape("M30 12L44 6H106L98 12Z", "#8d99a4") +
    shape("M98 12L106 6V112L98 120Z", "#2c343b") +
    rect(30, 12, 68, 108, "url(#grey)", 5) +
    rect(40, 22, 48, 26, "#9fd4ee", 3) +
    line("M46 40V30M54 40V33M62 40V28M70 40V35M78 40V31", "#2f66b5", 4) +
    oval(64, 64, 8, "#e9eef2") +
    line("M64 59V64", "#39444f", 2.6) +
    hoop(64, 64, 11.5, "#4fc27c", 2.4) +
    repeat(5, (i) => line(`M42 ${86 + i * 6}H86`, "#1d262e", 3)),

  "power-guard":
    defs(pale) +
    rect(24, 10, 80, 108, "#98a5b0", 14) +
    rect(24, 8, 80, 106, "url(#pale)", 14) +
    oval(64, 44, 27, "#dfe5ea") +
    oval(64, 44, 23, "#c3ccd4") +
    oval(55, 44, 4.2, "#28323d") +
    oval(73, 44, 4.2, "#28323d") +
    rect(61, 24, 6, 5, "#8d99a4", 1) +
    rect(38, 80, 22, 20, "#28323d", 4) +
    line("M43 94L48 86L52 91L55 86", "#4fd08a", 2.4) +
    oval(74, 86, 4.4, "#4fc27c") +
    oval(88, 86, 4.4, "#f5a14b") +
    oval(74, 98, 4.4, "#e0483a"),
};
