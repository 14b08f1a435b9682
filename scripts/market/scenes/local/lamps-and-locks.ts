import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const dark = down("dark", "#56636f", "#37434e", "#1d262e");
const glow = down("glow", "#fffbe0", "#ffe58a", "#f6bf3a");
const white = across("white", "#ffffff", "#eef1f4", "#b9c4cd");

/** Lanterns and locks, and small goods of several shelves. */
export const lampsAndLocks = {
  "beaded-sandals":
    defs(across("sole", "#d9a066", "#b5783f", "#7e4f22")) +
    [36, 92]
      .map((x, i) => {
        const side = i ? -1 : 1;
        return `<g transform="translate(${x} 0) scale(${side} 1)">${[
          shape(
            "M-20 26C-20 8 -8 2 4 4C20 8 24 26 20 48C17 62 18 74 20 90C22 112 12 124 0 124S-20 114 -19 94C-18 76 -20 52 -20 26Z",
            "#6b421c",
          ),
          shape(
            "M-17 26C-17 11 -7 6 4 8C17 11 20 27 17 47C14 62 15 75 17 90C18 109 10 119 0 119S-17 110 -16 94C-15 76 -17 50 -17 26Z",
            "url(#sole)",
          ),
          line("M-20 44C-8 56 10 54 20 40", "#4a2f14", 9),
          line("M-2 16L0 50", "#4a2f14", 7),
          line("M-19 84C-8 92 10 92 20 82", "#4a2f14", 9),
          repeat(7, (k) =>
            oval(
              -17 + k * 5.8,
              46 + Math.round(Math.sin((k / 6) * Math.PI) * 5),
              2.8,
              ["#d8402f", "#f2c14e", "#3f8fd8", "#fff"][k % 4] ?? "",
            ),
          ),
          repeat(6, (k) => oval(-1, 18 + k * 5.4, 2.4, ["#f2c14e", "#3f8fd8", "#d8402f"][k % 3] ?? "")),
          repeat(7, (k) =>
            oval(
              -16 + k * 5.6,
              86 + Math.round(Math.sin((k / 6) * Math.PI) * 4),
              2.6,
              ["#fff", "#d8402f", "#f2c14e", "#3f8fd8"][k % 4] ?? "",
            ),
          ),
        ].join("")}</g>`;
      })
      .join(""),

  "instant-water-heater":
    defs(white, steel) +
    rect(30, 6, 68, 78, "#98a5b0", 14) +
    rect(30, 3, 68, 78, "url(#white)", 14) +
    rect(42, 14, 44, 22, "#26313f", 4) +
    line("M53 20H59V30H53ZM53 25H59M63 20H69V30H63ZM63 25H69", "#4fd0c0", 2.6) +
    oval(64, 56, 14, "#c3ccd4") +
    oval(64, 55, 12, "#f4f7f9") +
    line("M64 55L71 48", "#d8402f", 3) +
    line("M44 81V92M84 81V94C84 104 92 104 98 104", "#98a5b0", 7) +
    rect(38, 90, 12, 8, "#3f8fd8", 2) +
    shape("M92 98H120L124 108H88Z", "url(#steel)") +
    repeat(5, (i) => line(`M${93 + i * 6.6} 111L${91 + i * 7.4} 122`, "#6fb4dc", 2.6)),

  "bicycle-lock":
    defs(across("cable", "#4d76b8", "#2f62a8", "#1c3d6e"), steel) +
    hoop(64, 58, 46, "#1c3d6e", 15) +
    hoop(63, 57, 46, "#2f62a8", 11) +
    hoop(61, 55, 46, "#7fa4d8", 2.4) +
    rect(36, 88, 56, 32, "#26313f", 9) +
    repeat(4, (i) => rect(42 + i * 11.4, 93, 10, 22, "url(#steel)", 2) + rect(45 + i * 11.4, 100, 4, 8, "#26313f", 1)) +
    rect(30, 94, 8, 20, "#98a5b0", 3) +
    rect(90, 94, 8, 20, "#98a5b0", 3),

  "airtight-bag":
    defs(across("film", "#f4fafc", "#d4e8ef", "#9cc0ce")) +
    shape("M48 22L42 4H86L80 22Z", "#d4e8ef") +
    shape(
      "M44 26C22 40 14 70 20 112C22 120 26 122 36 122H92C102 122 106 120 108 112C114 70 106 40 84 26Z",
      "url(#film)",
    ) +
    shape(
      "M24 64C40 56 88 56 104 64C108 82 108 98 106 112C104 119 100 120 92 120H36C28 120 24 119 22 112C20 98 20 82 24 64Z",
      "#e2b24a",
    ) +
    repeat(
      30,
      (i) =>
        `<ellipse cx="${30 + ((i * 29) % 70)}" cy="${70 + ((i * 17) % 46)}" rx="3.4" ry="2" fill="${i % 2 ? "#c08a35" : "#f6d98c"}" transform="rotate(${i * 37} ${30 + ((i * 29) % 70)} ${70 + ((i * 17) % 46)})"/>`,
    ) +
    rect(42, 20, 44, 8, "#3f6fb4", 4) +
    rect(44, 80, 40, 26, "#fff", 3) +
    line("M50 88H78M50 97H70", "#3f6fb4", 3.4) +
    line("M34 44C28 60 26 82 30 110", "#fff", 5, 0.7),

  "spray-bottle":
    defs(across("body", "#b6e6d0", "#5fbf94", "#2f7f5c")) +
    shape("M38 6H86C92 6 94 10 94 16V24H66V34H52V24H38C30 24 24 20 22 12C26 8 32 6 38 6Z", "#d8402f") +
    rect(14, 9, 12, 10, "#26313f", 2) +
    shape("M72 24H80C80 38 76 46 68 50L66 40C70 36 72 30 72 24Z", "#97261b") +
    rect(50, 32, 18, 10, "#e9eef2", 2) +
    shape(
      "M50 42H68C70 54 92 58 92 78V114C92 120 88 124 82 124H36C30 124 26 120 26 114V78C26 58 48 54 50 42Z",
      "url(#body)",
    ) +
    rect(34, 80, 50, 32, "#fff", 3) +
    shape("M59 85L62 93L70 96L62 99L59 107L56 99L48 96L56 93Z", "#f2b21d") +
    line("M34 74C35 66 42 62 48 58", "#fff", 4, 0.8),

  "bicycle-chain":
    defs(steel) +
    `<path d="M24 96C2 70 20 26 58 26H84C118 26 122 74 90 76H62C42 76 40 104 62 106H112" fill="none" stroke="#5d6b78" stroke-width="14" stroke-linecap="round"/><path d="M24 96C2 70 20 26 58 26H84C118 26 122 74 90 76H62C42 76 40 104 62 106H112" fill="none" stroke="#c3ccd4" stroke-width="10" stroke-dasharray="13 4" stroke-linecap="butt"/><path d="M24 96C2 70 20 26 58 26H84C118 26 122 74 90 76H62C42 76 40 104 62 106H112" fill="none" stroke="#39444f" stroke-width="5" stroke-dasharray=".1 8.4" stroke-linecap="round"/>`,

  "car-bulb":
    defs(down("glass", "#f4fafc", "#cfe6ef", "#9cc0ce"), steel) +
    [36, 92]
      .map(
        (x, i) =>
          `<g transform="translate(${x} 0) rotate(${i ? 8 : -8} 0 64)">${rect(-12, 6, 24, 50, "url(#steel)", 4)}${repeat(3, (k) => rect(-8, 12 + k * 14, 16, 10, "#ffe58a", 2) + rect(-4, 14 + k * 14, 8, 6, "#fffbe0", 1))}${rect(-20, 56, 40, 10, "#39444f", 3)}${repeat(4, (k) => rect(-16, 68 + k * 9, 32, 6, "#84919c", 2))}${rect(-10, 104, 20, 12, "#26313f", 3)}${line("M-5 116V124M5 116V124", "#c3ccd4", 3)}</g>`,
      )
      .join(""),

  "christening-set":
    defs(down("cloth", "#ffffff", "#f7f3e8", "#ddd4bf")) +
    shape(
      "M46 14L26 24L14 52L30 60L38 50L28 118C44 126 84 126 100 118L90 50L98 60L114 52L102 24L82 14Q64 28 46 14Z",
      "url(#cloth)",
    ) +
    line("M46 14Q64 28 82 14", "#dfb85a", 3.4) +
    shape("M60 36H68V46H78V54H68V76H60V54H50V46H60Z", "#dfb85a") +
    line("M34 106C52 114 76 114 94 106M32 112C52 120 76 120 96 112", "#dfb85a", 2.4) +
    line("M17 50L30 56M111 50L98 56", "#dfb85a", 3) +
    line("M46 60L40 104M82 60L88 104", "#d6cbb2", 2),

  lantern:
    defs(glow, across("green", "#6fbf6a", "#3f8f45", "#24602c"), dark) +
    line("M34 40C34 -8 94 -8 94 40", "#8d99a4", 5) +
    shape("M36 30H92L100 44H28Z", "url(#green)") +
    rect(32, 44, 64, 52, "#e9f5f9", 4) +
    rect(50, 50, 28, 42, "url(#glow)", 12) +
    line("M42 46V94M86 46V94", "#24602c", 4) +
    line("M37 50V88", "#fff", 3) +
    shape("M26 96H102V114C102 120 98 122 92 122H36C30 122 26 120 26 114Z", "url(#green)") +
    oval(64, 109, 7, "#1d262e") +
    oval(64, 109, 3.4, "#4fc27c"),

  "solar-lantern":
    defs(glow, down("cells", "#3f7fc9", "#1f4a8f"), across("orange", "#ffb56a", "#f08a2a", "#b05a0a")) +
    line("M30 52C26 4 102 4 98 52", "#8d99a4", 5) +
    shape("M32 26H96L106 44H22Z", "url(#cells)") +
    line("M46 26L40 44M64 26V44M82 26L88 44M27 35H101", "#bcd5f0", 1.6) +
    rect(22, 43, 84, 8, "url(#orange)", 3) +
    shape("M32 51H96L90 96H38Z", "#e9f5f9") +
    rect(52, 54, 24, 38, "url(#glow)", 11) +
    rect(24, 96, 80, 24, "url(#orange)", 7) +
    oval(64, 108, 6, "#1d262e") +
    oval(64, 108, 2.6, "#4fc27c"),

  "head-lamp":
    defs(dark, glow) +
    line("M28 70C10 40 30 14 64 14S118 40 100 70", "#d8402f", 10) +
    line("M30 68C16 42 34 20 64 20", "#ff9b86", 2.6) +
    line("M64 14V50", "#b3261e", 7) +
    shape("M22 66C22 54 40 46 64 46S106 54 106 66V92C106 108 88 118 64 118S22 108 22 92Z", "url(#dark)") +
    oval(64, 82, 28, "#8d99a4", 27) +
    oval(64, 82, 23, "url(#glow)", 22) +
    oval(64, 82, 10, "#fff") +
    oval(34, 66, 4, "#e0483a"),
  cushion:
    defs(down("cloth", "#8a6fb0", "#6b4f94", "#473266")) +
    shape("M14 22C34 32 94 32 114 22C122 44 122 88 114 112C94 102 34 102 14 112C6 88 6 44 14 22Z", "url(#cloth)") +
    [
      [44, 52],
      [84, 52],
      [44, 84],
      [84, 84],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 14, "#473266", 12) + oval(x, y - 2, 11, "#a48cc8", 9))
      .join("") +
    line("M24 34C20 54 20 76 24 98", "#b9a4d8", 3.4) +
    line("M112 108C122 112 124 118 118 124", "#39444f", 4) +
    rect(106, 102, 12, 10, "#39444f", 3),
};
