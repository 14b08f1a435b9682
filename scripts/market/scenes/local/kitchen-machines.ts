import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const white = across("white", "#ffffff", "#eef1f4", "#b9c4cd");
const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const dark = across("dark", "#56636f", "#37434e", "#1d262e");
const glass = across("glass", "#eef8fb", "#cde6ee", "#94bccb");
const red = across("red", "#e8604c", "#cf3f2f", "#97261b");

/** Machines of kitchen and laundry. */
export const kitchenMachines = {
  "fridge-single":
    defs(white) +
    rect(34, 8, 60, 112, "url(#white)", 7) +
    shape("M38 16C38 13 40 12 42 12H48V112H42C40 112 38 111 38 108Z", "#fff", 0.5) +
    line("M42 48V82", "#7d8994", 4) +
    rect(76, 18, 12, 5, "#3f7fd6", 2) +
    rect(38, 119, 10, 5, "#39444f", 2) +
    rect(80, 119, 10, 5, "#39444f", 2),

  "chest-freezer":
    defs(white, down("lid", "#ffffff", "#dfe5ea")) +
    shape("M6 48L14 34H114L122 48Z", "url(#lid)") +
    rect(6, 48, 116, 66, "url(#white)", 5) +
    rect(6, 48, 116, 6, "#aab5be") +
    rect(56, 45, 16, 6, "#5d6b78", 3) +
    rect(14, 96, 26, 10, "#dfe5ea", 2) +
    oval(22, 101, 2.6, "#4fc27c") +
    oval(31, 101, 2.6, "#e0483a") +
    repeat(5, (i) => line(`M${86 + i * 6} 94V107`, "#aab5be", 2.4)) +
    line("M14 62V88", "#fff", 4) +
    rect(14, 114, 12, 6, "#39444f", 2) +
    rect(102, 114, 12, 6, "#39444f", 2),

  "twin-tub":
    defs(white, down("deck", "#7fb6e6", "#3f7fc0")) +
    rect(10, 40, 108, 76, "url(#white)", 6) +
    shape("M10 44L18 28H110L118 44Z", "url(#deck)") +
    shape("M22 40L27 32H66L66 40ZM72 40V32H101L106 40Z", "#e6f3fb") +
    rect(14, 14, 100, 14, "#3a6ea5", 5) +
    [30, 64, 98].map((x) => oval(x, 21, 5.2, "#f4f7f9") + line(`M${x} 21V17.5`, "#5d6b78", 1.8)).join("") +
    rect(18, 52, 50, 54, "#e3e9ed", 5) +
    rect(74, 52, 36, 54, "#e3e9ed", 5) +
    line("M68 48V112", "#aab5be", 2) +
    line("M24 60V96M80 60V96", "#fff", 4) +
    line("M112 104C122 104 122 112 124 118", "#5d6b78", 5) +
    rect(18, 116, 10, 5, "#39444f", 2) +
    rect(98, 116, 10, 5, "#39444f", 2),

  "clothes-dryer":
    defs(white) +
    rect(18, 8, 92, 112, "url(#white)", 7) +
    rect(18, 8, 92, 22, "#d7dee4", 7) +
    rect(24, 13, 34, 11, "#28323d", 3) +
    line("M29 18.5H45", "#f5a14b", 2.6) +
    oval(94, 19, 7.5, "#f4f7f9") +
    line("M94 19L98 15", "#39444f", 2.2) +
    oval(64, 74, 36, "#aab5be") +
    oval(64, 74, 31, "#3a4552") +
    oval(64, 74, 26, "#6d4a35") +
    oval(64, 76, 20, "#c9793c") +
    line("M50 84C46 74 56 70 52 60M64 86C60 76 70 72 66 60M78 84C74 74 84 70 80 60", "#ffd9a0", 4.4) +
    line("M42 60C46 52 54 48 60 47", "#fff", 3.4, 0.5) +
    rect(26, 120, 12, 5, "#39444f", 2) +
    rect(90, 120, 12, 5, "#39444f", 2),

  "food-processor":
    defs(glass, steel, red) +
    rect(56, 6, 20, 14, "#39444f", 3) +
    rect(52, 16, 28, 12, "url(#glass)", 3) +
    shape("M28 30C28 26 31 25 35 25H93C97 25 100 26 100 30V74H28Z", "url(#glass)") +
    shape("M31 50C44 44 60 56 72 49C84 43 92 50 97 48V73H31Z", "#7fb65a", 0.9) +
    repeat(6, (i) => oval(40 + i * 10, 58 + (i % 2) * 7, 3.6, i % 3 ? "#f08a3c" : "#d8402f")) +
    shape("M60 44H68L70 74H58Z", "#f4f7f9") +
    line("M52 66L64 62L76 66", "#c3ccd4", 4) +
    line("M100 36H112V64H100", "#39444f", 6) +
    shape("M24 74H104L112 112C112 118 108 120 102 120H26C20 120 16 118 16 112Z", "url(#red)") +
    oval(64, 98, 13, "#f4f7f9") +
    oval(64, 98, 9, "#39444f") +
    line("M64 98V91", "#fff", 2.6) +
    line("M34 30V66", "#fff", 4, 0.8),

  "hand-mixer":
    defs(red, steel) +
    shape(
      "M18 46C18 30 30 24 46 24H98C110 24 116 30 116 38V52C116 58 110 60 104 60H34C24 60 18 56 18 46Z",
      "url(#red)",
    ) +
    shape("M44 24C44 10 54 6 66 6H92C104 6 110 12 110 26H100C100 18 96 16 90 16H66C58 16 54 18 54 24Z", "#39444f") +
    rect(64, 9, 14, 6, "#f2c14e", 3) +
    line("M26 40C28 34 34 31 42 31H70", "#ffb3a6", 4) +
    rect(34, 60, 8, 16, "url(#steel)", 2) +
    rect(62, 60, 8, 16, "url(#steel)", 2) +
    [38, 66]
      .map((x) =>
        [12, 6, 0]
          .map(
            (w) => `<ellipse cx="${x}" cy="98" rx="${w + 0.5}" ry="24" fill="none" stroke="#98a5b0" stroke-width="3"/>`,
          )
          .join(""),
      )
      .join("") +
    repeat(4, (i) => line(`M${92 + i * 5} 36V50`, "#8d2419", 2.2)),

  "rice-cooker":
    defs(white, steel) +
    shape("M24 46C26 24 46 16 64 16S102 24 104 46Z", "url(#steel)") +
    oval(64, 15, 8, "#39444f", 4) +
    oval(64, 34, 18, "#e9f3f7", 8) +
    rect(16, 46, 96, 10, "#5d6b78", 4) +
    shape("M18 56H110L106 102C105 114 98 118 88 118H40C30 118 23 114 22 102Z", "url(#white)") +
    rect(4, 62, 16, 10, "#39444f", 4) +
    rect(108, 62, 16, 10, "#39444f", 4) +
    rect(48, 78, 32, 28, "#39444f", 5) +
    oval(57, 86, 3, "#f5a14b") +
    oval(71, 86, 3, "#6b7884") +
    rect(56, 94, 16, 6, "#c3ccd4", 2) +
    line("M28 64L31 98", "#fff", 4) +
    rect(34, 118, 14, 5, "#39444f", 2) +
    rect(80, 118, 14, 5, "#39444f", 2),

  "coffee-maker":
    defs(dark, glass) +
    shape("M20 14C20 8 24 6 30 6H98C104 6 108 8 108 14V36H20Z", "url(#dark)") +
    rect(20, 30, 24, 82, "url(#dark)", 3) +
    shape("M60 36H98L92 50H66Z", "#28323d") +
    shape(
      "M56 64C56 58 60 56 64 56H92C98 56 100 60 100 66C104 74 106 82 106 92C106 102 102 106 94 106H64C56 106 52 102 52 92C52 82 54 72 56 64Z",
      "url(#glass)",
    ) +
    shape(
      "M53.6 80H104.6C105.6 84 106 88 106 92C106 102 102 106 94 106H64C56 106 52 102 52 92C52 88 52.6 84 53.6 80Z",
      "#5a2f16",
    ) +
    rect(56, 52, 44, 8, "#39444f", 3) +
    line("M104 62C118 62 120 92 108 96", "#39444f", 6) +
    shape("M16 112C16 109 18 108 20 108H112C116 108 118 110 118 113V120H16Z", "url(#dark)") +
    rect(26, 14, 22, 12, "#cfe7ef", 2) +
    oval(90, 20, 5, "#e0483a") +
    line("M60 74C58 82 58 90 60 98", "#fff", 3, 0.7),

  "coffee-grinder":
    defs(steel, dark, glass) +
    shape("M34 8H94L88 46H40Z", "url(#glass)") +
    shape("M37 24H91L88 46H40Z", "#6b3d1f") +
    repeat(5, (i) => oval(46 + i * 9, 26 + (i % 2) * 3, 5, "#8a5530", 3.4)) +
    rect(32, 4, 64, 7, "#39444f", 3) +
    rect(34, 46, 60, 66, "url(#steel)", 6) +
    rect(34, 46, 60, 12, "url(#dark)", 3) +
    oval(64, 76, 11, "#39444f") +
    line("M64 76V68", "#fff", 2.6) +
    shape("M42 94H86L82 112H46Z", "#28323d") +
    shape("M47 100C56 94 72 94 81 100L79 112H49Z", "#6b3d1f") +
    rect(28, 112, 72, 9, "url(#dark)", 4) +
    line("M40 62V88", "#fff", 3.4, 0.8),

  kettle:
    defs(steel, dark) +
    shape("M30 40C32 22 44 16 60 16S86 22 90 40L98 108C99 114 96 118 90 118H32C26 118 22 114 23 108Z", "url(#steel)") +
    shape("M30 44L12 34C10 40 14 52 26 64Z", "#aab5be") +
    oval(60, 15, 12, "#39444f", 5) +
    rect(56, 4, 8, 9, "#39444f", 3) +
    shape(
      "M88 28C112 26 120 40 118 62C117 84 110 96 97 98L96 88C104 86 108 78 109 62C110 46 104 38 89 38Z",
      "url(#dark)",
    ) +
    rect(44, 60, 12, 42, "#d7ecf4", 5) +
    rect(44, 78, 12, 24, "#6fb4dc", 5) +
    line("M36 48L31 100", "#fff", 4) +
    shape("M18 116H102V121C102 124 100 125 97 125H23C20 125 18 124 18 121Z", "url(#dark)"),

  "kerosene-stove":
    defs(steel, down("tank", "#5f9fd0", "#2d6797")) +
    line("M26 30H102M40 22L88 38M88 22L40 38", "#39444f", 5) +
    shape("M28 36H100L94 84H34Z", "url(#steel)") +
    repeat(5, (i) => rect(40 + i * 10.4, 46, 5, 26, "#39444f", 2.4)) +
    repeat(5, (i) =>
      shape(
        `M${42.5 + i * 10.4} 36C${38 + i * 10.4} 30 ${42 + i * 10.4} 28 ${42.5 + i * 10.4} 20C${46 + i * 10.4} 28 ${47 + i * 10.4} 30 ${42.5 + i * 10.4} 36Z`,
        "#3f8fe0",
      ),
    ) +
    shape(
      "M22 88C22 84 26 83 30 83H98C102 83 106 84 106 88V104C106 112 100 115 92 115H36C28 115 22 112 22 104Z",
      "url(#tank)",
    ) +
    rect(84, 76, 12, 8, "#f2c14e", 3) +
    line("M106 96H118", "#39444f", 4) +
    oval(120, 96, 4.5, "#d8402f") +
    line("M30 94V104", "#bfe0f4", 4) +
    line("M34 115L28 124M94 115L100 124", "#39444f", 5),

  "electric-stove":
    defs(white) +
    shape("M8 70L20 54H108L120 70Z", "#f4f7f9") +
    [42, 86]
      .map(
        (x) =>
          oval(x, 62, 18, "#39444f", 6.5) +
          oval(x, 61, 14.5, "#d8402f", 4.8) +
          `<ellipse cx="${x}" cy="61" rx="9.6" ry="3" fill="none" stroke="#8f2117" stroke-width="2"/>` +
          oval(x, 61, 4, "#8f2117", 1.4),
      )
      .join("") +
    rect(8, 70, 112, 36, "url(#white)", 5) +
    [40, 88].map((x) => oval(x, 88, 9.5, "#39444f") + line(`M${x} 88V81`, "#fff", 2.6)).join("") +
    oval(64, 84, 3, "#e0483a") +
    rect(16, 106, 14, 8, "#39444f", 3) +
    rect(98, 106, 14, 8, "#39444f", 3) +
    line("M120 92C128 92 126 106 120 116", "#39444f", 3),

  "coffee-roaster":
    defs(red, steel, dark) +
    shape("M46 8H82L72 30H56Z", "url(#steel)") +
    shape("M49 14H79L76 20H52Z", "#6b3d1f") +
    rect(88, 2, 9, 44, "#6b7884", 3) +
    rect(22, 30, 80, 54, "url(#red)", 14) +
    oval(46, 57, 22, "#2b343d") +
    oval(46, 57, 17, "#7a4a26") +
    repeat(7, (i) => oval(36 + (i % 4) * 7, 52 + Math.floor(i / 4) * 9, 3.8, "#4b2a12", 2.6)) +
    hoop(46, 57, 20, "#c3ccd4", 3) +
    oval(86, 50, 7, "#f4f7f9") +
    line("M86 50L89 46", "#d8402f", 2) +
    rect(80, 62, 14, 12, "#2b343d", 2) +
    shape("M18 86H74L68 100H24Z", "url(#steel)") +
    oval(46, 87, 26, "#6b3d1f", 4) +
    line("M26 100V122M66 100V122M84 84V122M98 84V122", "#39444f", 6) +
    line("M22 122H102", "#39444f", 5),

  "sewing-machine":
    defs(white, steel) +
    shape("M14 34C14 26 18 22 26 22H98C106 22 110 26 110 34V92H84V54H36V64H20V50C16 48 14 44 14 38Z", "url(#white)") +
    rect(24, 62, 8, 18, "url(#steel)", 2) +
    line("M28 80V92", "#6b7884", 2.6) +
    rect(20, 90, 18, 4, "#98a5b0", 2) +
    oval(114, 44, 9, "#39444f", 12) +
    oval(116, 44, 5, "#98a5b0", 8) +
    rect(60, 10, 12, 13, "#d8402f", 2) +
    rect(57, 8, 18, 4, "#e6c79c", 2) +
    line("M60 12C40 10 30 14 28 62", "#d8402f", 1.6) +
    oval(96, 74, 7, "#e3e9ed") +
    line("M96 74L99 70", "#39444f", 2) +
    repeat(4, (i) => oval(46 + i * 9, 38, 2.8, "#3f7fd6")) +
    shape(
      "M6 94H122C124 94 124 96 124 98V108C124 112 122 114 118 114H10C6 114 4 112 4 108V98C4 96 4 94 6 94Z",
      "#5a3a22",
    ) +
    line("M8 98H120", "#8a5f3c", 3) +
    line("M24 28H84", "#fff", 4),
};
