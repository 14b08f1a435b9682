import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const grey = down("grey", "#5b6670", "#454f58", "#2c343b");
const pale = down("pale", "#ffffff", "#e6ebef", "#b3bec7");
const screen = down("screen", "#7fc4f5", "#3f7fd6", "#4a3aa8");
const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");

/** What stands on desks and is plugged into computers. Main colours are greys, so that they can be painted. */
export const computing = {
  scanner:
    defs(pale, grey) +
    shape("M14 40L26 10H116L112 40Z", "url(#grey)") +
    shape("M20 38L29 14H111L107 38Z", "#6f7b86") +
    shape("M8 48L18 40H114L122 48Z", "#dfe5ea") +
    shape("M20 47L27 42H106L110 47Z", "#9fd4ee") +
    line("M30 44.5H104", "#fff", 2) +
    rect(6, 48, 116, 40, "url(#pale)", 6) +
    rect(84, 58, 28, 12, "#28323d", 2) +
    line("M88 64H100", "#7fc4f5", 2.4) +
    oval(90, 79, 3.4, "#4fc27c") +
    oval(101, 79, 3.4, "#aab5be") +
    line("M16 56V78", "#fff", 4) +
    rect(14, 88, 14, 6, "#39444f", 2) +
    rect(100, 88, 14, 6, "#39444f", 2),

  projector:
    defs(pale) +
    shape(
      "M8 52C8 44 12 40 20 40H108C116 40 120 44 120 52V90C120 96 116 100 110 100H18C12 100 8 96 8 90Z",
      "url(#pale)",
    ) +
    shape("M16 40L24 32H104L112 40Z", "#d7dee4") +
    oval(42, 70, 25, "#5d6b78") +
    oval(42, 70, 20, "#1d262e") +
    oval(42, 70, 14, "#2f66b5") +
    oval(42, 70, 7, "#9fd4ee") +
    line("M32 62C35 58 38 56 42 56", "#fff", 3.4) +
    repeat(6, (i) => line(`M80 ${56 + i * 6}H110`, "#98a5b0", 2.6)) +
    repeat(3, (i) => oval(60 + i * 9, 36, 2.8, i ? "#98a5b0" : "#4fc27c")) +
    rect(20, 100, 12, 8, "#39444f", 3) +
    rect(96, 100, 12, 8, "#39444f", 3),

  "laptop-stand":
    defs(steel) +
    shape("M14 26L98 14L116 62L30 80Z", "url(#steel)") +
    shape("M38 36L84 29L94 54L48 62Z", "#e9eef2") +
    line("M30 80L26 88L36 86L38 80M102 65L112 72L118 66", "#6b7884", 5) +
    shape("M58 60L74 57L86 108L70 112Z", "#8d99a4") +
    shape("M30 106H104C110 106 114 110 114 116V120H20V116C20 110 24 106 30 106Z", "url(#steel)") +
    line("M28 112H100", "#fff", 2.6, 0.8) +
    line("M22 30L92 20", "#fff", 3),

  "usb-hub":
    defs(grey) +
    line("M64 78C64 108 20 96 18 120", "#39444f", 5) +
    rect(10, 112, 16, 14, "#8d99a4", 2) +
    shape("M6 46C6 40 10 36 16 36H112C118 36 122 40 122 46V74C122 80 118 84 112 84H16C10 84 6 80 6 74Z", "url(#grey)") +
    repeat(4, (i) => rect(14 + i * 26, 50, 21, 14, "#12181e", 2) + rect(17 + i * 26, 58, 15, 3.6, "#3f8fe0")) +
    repeat(4, (i) => oval(24.5 + i * 26, 74, 2.4, "#4fc27c")) +
    line("M16 42H112", "#aab5be", 2.4, 0.7),

  "phone-holder":
    defs(grey, screen) +
    shape("M56 88H72L76 112H52Z", "#39444f") +
    oval(64, 114, 34, "#28323d", 9) +
    oval(64, 111, 34, "url(#grey)", 8) +
    rect(38, 10, 52, 86, "#12181e", 8) +
    rect(42, 15, 44, 76, "url(#screen)", 4) +
    line("M52 34H76M52 42H68", "#fff", 4, 0.8) +
    shape("M28 36H42V70H28C24 70 24 36 28 36ZM100 36H86V70H100C104 70 104 36 100 36Z", "url(#grey)") +
    rect(44, 90, 40, 10, "url(#grey)", 4),

  router:
    defs(pale) +
    [20, 50, 78, 108].map((x, i) => rect(x - 3.5, 10 + (i % 3 ? 0 : 8), 7, 70, "#39444f", 3)).join("") +
    shape(
      "M4 84C4 78 8 74 16 72H112C120 74 124 78 124 84L118 106C117 110 114 112 110 112H18C14 112 11 110 10 106Z",
      "url(#pale)",
    ) +
    shape("M10 88H118L116 96H12Z", "#39444f") +
    repeat(6, (i) => oval(36 + i * 11, 92, 2.5, i === 1 ? "#f5a14b" : "#4fc27c")) +
    line("M20 79H108", "#fff", 3) +
    rect(20, 112, 14, 5, "#28323d", 2) +
    rect(94, 112, 14, 5, "#28323d", 2),

  "pocket-router":
    defs(pale) +
    rect(24, 34, 80, 84, "#98a5b0", 16) +
    rect(24, 32, 80, 82, "url(#pale)", 16) +
    rect(38, 48, 52, 34, "#1d262e", 5) +
    repeat(4, (i) => rect(45 + i * 7, 71 - i * 5, 4.6, 5 + i * 5, "#4fc27c", 1)) +
    line("M78 62H83M78 70H83", "#7fc4f5", 3) +
    oval(64, 98, 6, "#dfe5ea") +
    hoop(64, 98, 6, "#98a5b0", 1.8) +
    line("M50 20C58 12 70 12 78 20M56 26C61 21 67 21 72 26", "#3f7fd6", 4),

  "network-switch":
    defs(grey) +
    shape("M4 52L16 36H112L124 52Z", "#6f7b86") +
    rect(4, 52, 120, 40, "url(#grey)", 4) +
    repeat(
      8,
      (i) =>
        rect(14 + i * 11.4, 62, 9, 12, "#0f1519", 1.4) +
        rect(16.4 + i * 11.4, 60.4, 4.2, 3, "#0f1519") +
        rect(15.6 + i * 11.4, 70, 5.8, 2.4, "#f2c14e"),
    ) +
    repeat(8, (i) => oval(18.5 + i * 11.4, 82, 1.9, i % 3 === 2 ? "#f5a14b" : "#4fc27c")) +
    oval(114, 68, 3.6, "#4fc27c") +
    rect(12, 92, 14, 5, "#1d262e", 2) +
    rect(102, 92, 14, 5, "#1d262e", 2),

  "flash-drive": `<g transform="rotate(-38 64 64)">${defs(down("body", "#5b6670", "#454f58", "#2c343b"), steel)}${[
    rect(84, 48, 34, 32, "url(#steel)", 2),
    rect(94, 54, 8, 7, "#39444f"),
    rect(94, 67, 8, 7, "#39444f"),
    rect(14, 40, 74, 48, "url(#body)", 9),
    rect(30, 52, 40, 24, "#6f7b86", 5),
    line("M36 64H60", "#fff", 4, 0.8),
    hoop(22, 64, 4, "#c3ccd4", 3),
    line("M22 46H80", "#aab5be", 3, 0.6),
  ].join("")}</g>`,

  "memory-card":
    defs(grey) +
    shape("M28 14C28 9 31 6 36 6H82L102 26V114C102 119 99 122 94 122H36C31 122 28 119 28 114Z", "url(#grey)") +
    repeat(6, (i) => rect(36 + i * 8.6, 11, 5.6, 20, "#f2c14e", 1.2)) +
    rect(36, 46, 58, 62, "#f4f7f9", 4) +
    rect(36, 46, 58, 20, "#d8402f", 4) +
    line("M44 56H74", "#fff", 4.4) +
    line("M44 78H86M44 90H72", "#98a5b0", 4.4) +
    rect(28, 60, 5, 14, "#12181e", 1),

  "solid-state-drive":
    defs(grey) +
    rect(16, 18, 96, 96, "#1d262e", 8) +
    rect(16, 14, 96, 94, "url(#grey)", 8) +
    rect(26, 24, 76, 58, "#f4f7f9", 4) +
    rect(26, 24, 76, 20, "#3f7fd6", 4) +
    line("M34 34H66", "#fff", 4.6) +
    line("M34 56H92M34 66H80M34 75H60", "#98a5b0", 3.6) +
    rect(34, 98, 40, 10, "#12181e", 1) +
    repeat(7, (i) => rect(37 + i * 5, 101, 2.6, 7, "#f2c14e")) +
    [22, 106].map((x) => oval(x, 20, 2.2, "#12181e") + oval(x, 92, 2.2, "#12181e")).join(""),

  tablet:
    defs(grey, screen) +
    rect(22, 6, 88, 118, "#1d262e", 10) +
    rect(18, 4, 88, 118, "url(#grey)", 10) +
    rect(24, 10, 76, 106, "url(#screen)", 4) +
    shape("M24 84C44 66 58 92 76 76C86 68 94 70 100 76V112A4 4 0 0 1 96 116H28A4 4 0 0 1 24 112Z", "#f08a5d", 0.9) +
    shape("M24 98C48 86 66 110 100 92V112A4 4 0 0 1 96 116H28A4 4 0 0 1 24 112Z", "#f9c55c") +
    line("M40 32H84M46 42H78", "#fff", 4.4, 0.85) +
    shape("M24 14A4 4 0 0 1 28 10H58L24 70Z", "#fff", 0.18),

  "button-phone":
    defs(grey) +
    rect(38, 4, 56, 120, "#1d262e", 14) +
    rect(36, 4, 54, 120, "url(#grey)", 14) +
    rect(42, 16, 42, 40, "#12181e", 4) +
    rect(45, 19, 36, 34, "#8fd0ee", 2) +
    line("M51 28H75M51 36H66", "#2f66b5", 3.4) +
    line("M56 10H70", "#12181e", 2.6) +
    rect(56, 62, 14, 10, "#c3ccd4", 4) +
    rect(42, 63, 10, 7, "#4fc27c", 3) +
    rect(74, 63, 10, 7, "#e0483a", 3) +
    repeat(12, (i) => rect(42 + (i % 3) * 15, 78 + Math.floor(i / 3) * 10.6, 12, 7.4, "#e9eef2", 3)),

  "game-console":
    defs(grey) +
    shape("M6 48L22 36H106L122 48Z", "#6f7b86") +
    rect(6, 48, 116, 26, "url(#grey)", 3) +
    rect(14, 58, 52, 4, "#12181e", 2) +
    oval(108, 61, 4.4, "#4fc27c") +
    rect(78, 57, 14, 6, "#12181e", 1.4) +
    shape(
      "M30 96C30 84 38 80 46 80H84C92 80 100 84 100 96C102 108 104 118 98 120C92 122 86 112 80 108H50C44 112 38 122 32 120C26 118 28 108 30 96Z",
      "#39444f",
    ) +
    shape("M30 94C30 84 38 80 46 80H84C92 80 100 84 100 94L98 98H32Z", "#5b6670") +
    line("M46 90V102M40 96H52", "#e9eef2", 4.6) +
    oval(88, 90, 3, "#e0483a") +
    oval(94, 96, 3, "#f2c14e") +
    oval(82, 96, 3, "#3f8fe0") +
    oval(88, 102, 3, "#4fc27c") +
    oval(65, 94, 3.6, "#e9eef2"),

  "voice-recorder":
    defs(grey) +
    rect(40, 4, 52, 120, "#1d262e", 12) +
    rect(36, 4, 52, 120, "url(#grey)", 12) +
    repeat(5, (i) => line(`M${46 + i * 8} 11V20`, "#12181e", 3)) +
    rect(43, 28, 38, 30, "#cfe6d4", 3) +
    line("M48 44L52 44L55 36L60 52L64 40L67 44H76", "#2b5a3a", 2.2) +
    oval(62, 72, 8, "#e0483a") +
    hoop(62, 95, 13, "#8d99a4", 8) +
    oval(62, 95, 5, "#e9eef2") +
    line("M42 14V104", "#fff", 2.4, 0.4),

  "photo-frame":
    defs(grey, down("sky", "#8fd0ee", "#d7eef5", "#f8e3b8")) +
    line("M96 100L110 120", "#39444f", 6) +
    rect(6, 22, 116, 84, "url(#grey)", 6) +
    rect(14, 30, 100, 68, "url(#sky)", 2) +
    oval(90, 48, 8, "#fbd35a") +
    shape("M14 84L42 52L62 74L80 58L114 90V96A2 2 0 0 1 112 98H16A2 2 0 0 1 14 96Z", "#5f9f6f") +
    shape("M14 92C40 80 80 84 114 92V96A2 2 0 0 1 112 98H16A2 2 0 0 1 14 96Z", "#357a4d") +
    shape("M14 30H52L24 98H14Z", "#fff", 0.16) +
    oval(64, 102, 1.8, "#4fc27c"),

  "satellite-receiver":
    defs(grey) +
    shape("M6 58L18 44H110L122 58Z", "#6f7b86") +
    rect(6, 58, 116, 34, "url(#grey)", 3) +
    rect(40, 66, 42, 16, "#0f1519", 2) +
    line("M48 70V78M55 70H65V78H55ZM72 70V78", "#4fd0a0", 2.6) +
    oval(22, 75, 6, "#e9eef2") +
    oval(22, 75, 2.6, "#e0483a") +
    rect(90, 70, 22, 8, "#12181e", 1.6) +
    rect(12, 92, 14, 5, "#1d262e", 2) +
    rect(102, 92, 14, 5, "#1d262e", 2),
};
