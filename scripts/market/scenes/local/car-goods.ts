import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const grey = down("grey", "#5b6670", "#454f58", "#2c343b");

/** A canister with a handle and a label. */
const canister = (light: string, colour: string, deep: string, cap: string, label: string) =>
  defs(across("body", light, colour, deep)) +
  rect(28, 6, 26, 16, cap, 4) +
  shape(
    "M24 24H62C66 24 68 26 70 30L74 36H92C102 36 108 42 108 52V112C108 119 104 123 98 123H30C24 123 20 119 20 112V32C20 27 21 24 24 24Z",
    "url(#body)",
  ) +
  shape("M78 46H90C96 46 98 50 98 54V74C98 78 90 78 90 74V58H78C74 58 74 46 78 46Z", "#f0efec") +
  rect(30, 66, 52, 44, "#fff", 4) +
  label +
  line("M28 34V58", "#fff", 4, 0.7);

const drop = (colour: string) => shape("M56 72C64 82 68 87 68 93A12 12 0 0 1 44 93C44 87 48 82 56 72Z", colour);
const star = (colour: string) => shape("M56 72L60 84L72 88L60 92L56 104L52 92L40 88L52 84Z", colour);

/** Parts and fluids of cars and motorcycles; some canisters are of the house. */
export const carGoods = {
  "engine-oil": canister("#f2c65a", "#d99a1a", "#96660a", "#26221f", drop("#8a4c18")),
  "gear-oil": canister("#8d99a4", "#5b6670", "#2c343b", "#d8402f", drop("#8a4c18")),
  coolant: canister("#f2a0c0", "#dc5f92", "#962f5e", "#e9eef2", drop("#4fb4cc")),
  bleach: canister("#ffffff", "#eef1f4", "#b9c4cd", "#3f6fb4", star("#3f6fb4")),
  "floor-cleaner": canister("#a8dca0", "#5fae5a", "#2f7a33", "#f2c14e", star("#f2b21d")),
  "car-shampoo": canister(
    "#8fc4f0",
    "#3f8fd8",
    "#205c96",
    "#26221f",
    oval(48, 92, 8, "#9fd4ee") + oval(62, 86, 10, "#bfe0f4") + oval(58, 98, 6, "#7fc4f5"),
  ),

  "double-cabin-pickup":
    defs(down("paint", "#5b95d6", "#2f6db3", "#1d4c85"), down("glass", "#e4f4fb", "#a9d5ea")) +
    shape(
      "M4 96V72C4 69 6 67 9 66L24 62L38 44C40 41.5 43 40 46 40H78C81 40 83 42 83 45V64H122C124.5 64 126 65.5 126 68V96Z",
      "url(#paint)",
    ) +
    shape("M30 62L42 47.5C43 46 44.5 46 46 46H53V62Z", "url(#glass)") +
    rect(58, 46, 19, 16, "url(#glass)", 2) +
    line("M55.5 46V92M80 62V94", "#1d4c85", 1.6) +
    line("M84 68H124", "#8fbdea", 3) +
    rect(47, 68, 6, 2.6, "#dfe9f2", 1.3) +
    rect(71, 68, 6, 2.6, "#dfe9f2", 1.3) +
    rect(2, 88, 124, 8, "#2c343b", 3) +
    rect(3, 73, 8, 8, "#ffe9a8", 2.5) +
    rect(121, 71, 5, 11, "#e0483a", 2) +
    [30, 100].map((x) => oval(x, 96, 15, "#20262c") + oval(x, 96, 8.5, "#c3ccd4") + oval(x, 96, 3, "#5b6670")).join(""),

  "brake-pads":
    defs(steel, down("pad", "#6a625c", "#4a443f", "#2a2623")) +
    [
      [16, -14],
      [-8, 18],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${shape("M10 66C24 36 92 36 110 66L100 92C86 78 36 78 20 92Z", "url(#steel)")}${shape("M18 70C32 48 86 48 102 70L96 86C82 74 40 74 26 86Z", "url(#pad)")}${line("M60 54V76", "#26221f", 4)}${oval(20, 66, 4, "#39444f")}${oval(101, 66, 4, "#39444f")}</g>`,
      )
      .join(""),

  "brake-disc":
    defs(steel) +
    oval(64, 66, 58, "#6b7884") +
    oval(64, 63, 58, "url(#steel)") +
    hoop(64, 63, 50, "#aab5be", 2) +
    repeat(
      24,
      (i) => `<circle cx="64" cy="${i % 2 ? 18 : 27}" r="2.6" fill="#39444f" transform="rotate(${i * 15} 64 63)"/>`,
    ) +
    oval(64, 63, 29, "#84919c") +
    oval(64, 61, 27, "url(#steel)") +
    oval(64, 61, 10, "#28323d") +
    repeat(5, (i) => `<circle cx="64" cy="43" r="3.6" fill="#28323d" transform="rotate(${i * 72} 64 61)"/>`),

  "oil-filter":
    defs(across("body", "#5b9bd8", "#2f6fb4", "#1c4677"), steel) +
    rect(30, 14, 68, 92, "url(#body)", 8) +
    repeat(9, (i) => line(`M${36 + i * 7} 18V34`, "#1c4677", 3)) +
    rect(30, 44, 68, 40, "#fff") +
    oval(52, 64, 12, "#f2b21d") +
    line("M72 58H90M72 68H86", "#2f6fb4", 4) +
    oval(64, 106, 38, "#26313f", 9) +
    oval(64, 103, 38, "url(#steel)", 9) +
    oval(64, 102, 12, "#39444f", 3.4) +
    line("M38 38V94", "#bfe0f4", 4, 0.8),

  "air-filter":
    defs(down("frame", "#5b6670", "#39444f", "#1d262e"), down("paper", "#fff3c4", "#f2d488", "#c9a048")) +
    shape("M4 46L34 22H124L96 46Z", "url(#frame)") +
    shape("M14 43L38 26H114L92 43Z", "url(#paper)") +
    repeat(12, (i) => line(`M${18 + i * 6.6} 42L${41 + i * 6} 27`, "#b08632", 1.8)) +
    shape("M4 46H96V104H4Z", "url(#frame)") +
    shape("M10 54H90V96H10Z", "url(#paper)") +
    repeat(13, (i) => line(`M${14 + i * 6} 55V95`, "#b08632", 2)) +
    shape("M96 46L124 22V78L96 104Z", "#12181e"),

  "car-battery":
    defs(grey) +
    rect(22, 18, 18, 18, "#d8402f", 3) +
    rect(26, 12, 10, 8, "#c3ccd4", 2) +
    rect(88, 18, 18, 18, "#26221f", 3) +
    rect(92, 12, 10, 8, "#c3ccd4", 2) +
    line("M46 28C46 10 82 10 82 28", "#26313f", 5) +
    rect(8, 30, 112, 18, "#6b7884", 4) +
    rect(12, 46, 104, 72, "url(#grey)", 4) +
    rect(22, 58, 84, 46, "#f2c14e", 4) +
    shape("M68 62L52 84H62L58 100L78 76H67Z", "#d8402f") +
    line("M28 70H40M34 64V76", "#26221f", 4) +
    line("M88 70H100", "#26221f", 4) +
    repeat(6, (i) => oval(36 + i * 11.4, 38, 3.4, "#39444f")),

  "jump-leads":
    line("M34 40C34 96 20 112 58 112S84 60 96 96L98 112", "#d8402f", 6) +
    line("M52 40C52 80 44 96 66 96S98 44 112 84L116 108", "#26221f", 6) +
    [
      [30, "#d8402f", "#ff9b86"],
      [54, "#26221f", "#6b7884"],
    ]
      .map(
        ([x = 0, colour = "", light = ""]) =>
          `<g transform="translate(${x} 8) rotate(${x === 30 ? -10 : 10} 4 20)">${shape("M-2 0L4 -6L10 0L9 18L14 44H-6L-1 18Z", String(colour))}${line("M-4 -4L2 14M12 -4L6 14", "#c3ccd4", 4)}${line("M0 22L-2 40", String(light), 2.4)}</g>`,
      )
      .join("") +
    rect(92, 106, 12, 18, "#d8402f", 3) +
    rect(110, 104, 12, 18, "#26221f", 3),

  "head-light":
    defs(steel, down("lens", "#f4fafc", "#cfe3ec", "#8fb0c2")) +
    shape("M4 66C8 36 40 22 84 22C106 22 122 34 124 56C124 84 100 104 62 106C26 108 4 92 4 66Z", "#39444f") +
    shape("M11 66C16 42 44 30 84 30C102 30 114 40 116 56C116 78 94 96 62 98C32 100 11 88 11 66Z", "url(#lens)") +
    oval(84, 62, 27, "url(#steel)", 26) +
    oval(84, 62, 18, "#26313f") +
    oval(84, 62, 13, "#fffbe0") +
    oval(84, 62, 6, "#ffe58a") +
    oval(38, 70, 18, "url(#steel)", 16) +
    oval(38, 70, 10, "#fff3b8", 9) +
    line("M22 58C32 44 52 38 70 36", "#fff", 4) +
    line("M16 82C30 94 52 94 66 92", "#f0861f", 5),

  "tail-light":
    defs(down("lens", "#ff8a7a", "#d8281e", "#8a0f0a")) +
    shape("M6 60C10 34 42 24 84 24C106 24 122 34 124 56C124 84 98 104 60 104C26 104 4 90 6 60Z", "#39444f") +
    shape("M13 62C18 40 46 32 84 32C102 32 114 40 116 56C116 78 92 96 60 96C32 96 11 86 13 62Z", "url(#lens)") +
    oval(88, 62, 22, "#ff6a5a") +
    oval(88, 62, 13, "#ffd0c8") +
    shape("M20 66C22 54 36 46 58 42V58C44 60 30 64 24 74C22 72 20 70 20 66Z", "#ffb056") +
    rect(34, 72, 28, 16, "#fff3ee", 4) +
    line("M26 52C36 42 56 38 72 37", "#fff", 3.4, 0.8),

  "car-seat-cover":
    defs(grey) +
    rect(44, 2, 40, 24, "url(#grey)", 9) +
    line("M54 24V32M74 24V32", "#c3ccd4", 4) +
    shape("M34 36C36 30 92 30 94 36L100 84H28Z", "url(#grey)") +
    shape("M46 38H82L86 82H42Z", "#6b7884") +
    shape(
      "M22 84H106C114 84 118 90 116 98L112 112C110 118 106 120 100 120H28C22 120 18 118 16 112L12 98C10 90 14 84 22 84Z",
      "url(#grey)",
    ) +
    shape("M40 88H88L92 116H36Z", "#6b7884") +
    line("M46 50H82M44 64H84M40 102H88", "#454f58", 2) +
    line("M40 40L34 78", "#aab5be", 2.6, 0.7),

  "steering-wheel-cover":
    defs(grey) +
    hoop(64, 64, 50, "#2c343b", 19) +
    hoop(64, 63, 50, "#454f58", 15) +
    `<circle cx="64" cy="63" r="43" fill="none" stroke="#aab5be" stroke-width="1.8" stroke-dasharray="4 3"/>` +
    repeat(28, (i) => `<path d="M64 8V17" stroke="#6b7884" stroke-width="2" transform="rotate(${i * 12.9} 64 63)"/>`) +
    line("M26 38C34 26 46 19 58 17", "#aab5be", 3, 0.7),

  "floor-mats":
    defs(grey) +
    [
      [0, 4, 1],
      [44, 34, 0.94],
    ]
      .map(
        ([x = 0, y = 0, k = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${k})">${shape("M10 8H68C74 8 78 12 78 18L82 84C82 90 78 94 72 94H12C6 94 2 90 2 84L4 16C4 10 6 8 10 8Z", "url(#grey)")}${`<path d="M12 16H68L73 84C73 86 72 87 70 87H13C11 87 10 86 10 84Z" fill="none" stroke="#8d99a4" stroke-width="2.4"/>`}${repeat(5, (i) => line(`M20 ${30 + i * 10}H64`, "#6b7884", 4))}</g>`,
      )
      .join(""),

  "car-radio":
    defs(grey) +
    shape("M14 40L26 26H102L114 40Z", "#98a5b0") +
    rect(4, 40, 120, 54, "#12181e", 5) +
    rect(6, 40, 116, 50, "url(#grey)", 5) +
    oval(24, 65, 14, "#12181e") +
    oval(24, 65, 10.6, "#c3ccd4") +
    line("M24 65L30 58", "#d8402f", 3) +
    rect(44, 50, 60, 18, "#0f1519", 3) +
    line("M51 54V64M58 54H65V59H58V64H65M74 54V64M81 54H88V64H81Z", "#4fd0c0", 2.4) +
    repeat(5, (i) => rect(44 + i * 12.4, 74, 10, 8, "#8d99a4", 2)) +
    oval(114, 59, 4.4, "#c3ccd4") +
    rect(109, 72, 9, 9, "#12181e", 2),

  "car-jack":
    defs(down("red", "#ee6a55", "#cf3f2f", "#8f2117")) +
    rect(40, 8, 48, 9, "#39444f", 3) +
    line("M64 14L22 58L64 104L106 58Z", "#8f2117", 13) +
    line("M64 14L22 58L64 104L106 58Z", "#cf3f2f", 9) +
    line("M12 58H122", "#98a5b0", 6) +
    repeat(12, (i) => line(`M${34 + i * 5.4} 55V61`, "#5d6b78", 2)) +
    [
      [64, 16],
      [22, 58],
      [106, 58],
      [64, 102],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 6.4, "#39444f") + oval(x, y, 2.6, "#c3ccd4"))
      .join("") +
    rect(34, 106, 60, 13, "url(#red)", 4) +
    line("M122 58V74", "#39444f", 5),

  helmet:
    defs(down("shell", "#f06a56", "#cf3f2f", "#8a1c12"), down("visor", "#5d6b78", "#26313f")) +
    shape(
      "M10 76C6 34 34 8 70 8C104 8 124 34 122 68C122 82 118 96 112 108C108 116 100 118 90 118H62C54 118 50 112 48 104L46 96L20 98C12 98 10 88 10 76Z",
      "url(#shell)",
    ) +
    shape("M12 56C20 48 40 44 72 46C78 46 82 50 82 56V78C82 84 78 86 72 86L16 88C10 84 8 66 12 56Z", "url(#visor)") +
    line("M18 62C28 54 44 52 60 52", "#c3ccd4", 4) +
    oval(94, 62, 9, "#39444f") +
    oval(94, 62, 4, "#c3ccd4") +
    shape("M60 12C86 10 108 26 116 54C104 34 84 22 60 22Z", "#fff", 0.85) +
    shape("M46 96L50 110C54 116 60 118 66 118H84L74 100Z", "#26221f"),

  "foot-pump":
    defs(steel, across("tube", "#ffd75e", "#f2b21d", "#b9830a")) +
    line("M64 8V48", "#98a5b0", 6) +
    line("M36 10H92", "#26221f", 11) +
    rect(52, 40, 24, 74, "url(#tube)", 5) +
    rect(48, 38, 32, 9, "#26313f", 3) +
    line("M76 104C112 108 116 60 96 56C84 54 92 84 108 78", "#26313f", 4.4) +
    rect(104, 71, 16, 10, "#c3ccd4", 3) +
    rect(26, 112, 76, 10, "#26313f", 5) +
    oval(64, 100, 10, "#f4f7f9") +
    line("M64 100L69 95", "#d8402f", 2.4) +
    line("M58 50V92", "#fff", 3.4, 0.8),
};
