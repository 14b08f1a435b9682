import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

const steel = across("steel", "#f4f7f9", "#c3ccd4", "#84919c");
const green = down("green", "#6fbf6a", "#3f8f45", "#24602c");
const red = down("red", "#ee6a55", "#cf3f2f", "#8f2117");
const handle = across("wood", "#d09a5c", "#b0773c", "#7e4f22");

/** A coil of hose or cable: the deep colour lies between its turns. */
const coil = (light: string, colour: string, deep: string, end: string) =>
  oval(64, 70, 56, deep, 44) +
  [54, 46, 38, 30]
    .map(
      (r) =>
        `<ellipse cx="64" cy="68" rx="${r}" ry="${(r * 0.78).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="7"/><ellipse cx="63" cy="66.4" rx="${r}" ry="${(r * 0.78).toFixed(1)}" fill="none" stroke="${light}" stroke-width="2" opacity=".7"/>`,
    )
    .join("") +
  oval(64, 68, 25, "#f0efec", 19) +
  line("M112 90C124 104 116 116 100 118", colour, 7) +
  end;

/** What works on fields, with bees and hens; and what lies in coils. */
export const farm = {
  "garden-hose": coil(
    "#b6e6a8",
    "#4f9f4a",
    "#24602c",
    rect(84, 112, 18, 12, "#f2b21d", 3) + rect(78, 115, 8, 6, "#39444f", 2),
  ),
  "drip-pipe": coil(
    "#6b7884",
    "#2b343d",
    "#12181e",
    repeat(4, (i) => oval(30 + i * 22, 70 + (i % 2 ? 30 : 34), 2.8, "#5b8ad0")),
  ),
  "copper-cable": coil(
    "#ff9b86",
    "#cf3f2f",
    "#7a1c13",
    line("M100 118H88", "#d98a3c", 5) + line("M92 114L84 112M92 118H82M92 122L84 124", "#e8a35c", 2.6),
  ),
  "network-cable": coil(
    "#dfe9f2",
    "#8fb0d0",
    "#56789a",
    rect(82, 110, 22, 15, "#e9f3f7", 2) + repeat(4, (i) => line(`M84 ${113 + i * 3}H92`, "#dfb85a", 1.6)),
  ),

  hoe: `<g transform="rotate(24 64 64)">${defs(handle, steel)}${rect(59, 12, 9, 114, "url(#wood)", 4)}${shape("M56 12C56 6 72 4 72 12L74 20C94 20 104 28 108 48C94 38 84 36 70 36L58 28Z", "url(#steel)")}${line("M74 22C90 23 98 30 104 42", "#fff", 2.4)}</g>`,

  sickle:
    defs(handle, steel) +
    shape("M46 84C26 66 24 34 48 16C68 2 100 8 116 34C98 18 76 16 60 28C44 40 46 62 58 76Z", "url(#steel)") +
    line("M50 72C38 54 42 34 56 24C70 14 90 16 106 26", "#fff", 2.4) +
    `<g transform="rotate(42 48 84)">${rect(42, 74, 14, 50, "url(#wood)", 6)}${rect(41, 74, 16, 9, "#6b7884", 3)}</g>`,

  "watering-can":
    defs(green) +
    line("M44 46C44 14 92 10 96 46", "#24602c", 7) +
    shape("M88 92L112 40L120 44L98 104Z", "#3f8f45") +
    shape("M104 44L108 30L128 40L124 52Z", "#8d99a4") +
    shape("M34 44H94L100 116C100 120 98 122 94 122H34C30 122 28 120 28 116Z", "url(#green)") +
    oval(64, 45, 30, "#1d4d24", 6) +
    line("M34 56C8 50 4 92 29 98", "#24602c", 7) +
    line("M42 58L38 112", "#c8edc2", 4, 0.8) +
    rect(29, 84, 69, 5, "#f2c14e"),

  beehive:
    defs(down("box", "#fff3d0", "#f2d488", "#c9a048"), handle) +
    shape("M14 26L26 14H102L114 26Z", "#98a5b0") +
    rect(10, 24, 108, 9, "#6b7884", 2) +
    rect(18, 33, 92, 36, "url(#box)") +
    rect(18, 71, 92, 38, "url(#box)") +
    rect(52, 44, 24, 7, "#96702c", 3) +
    rect(52, 82, 24, 7, "#96702c", 3) +
    rect(38, 101, 52, 6, "#4a2f12", 2) +
    rect(8, 107, 112, 7, "url(#wood)", 2) +
    rect(22, 113, 10, 12, "#7e4f22") +
    rect(96, 113, 10, 12, "#7e4f22") +
    [
      [30, 92],
      [98, 58],
      [46, 62],
    ]
      .map(
        ([x = 0, y = 0]) =>
          oval(x, y, 5.4, "#f2b21d", 4) +
          line(`M${x - 1} ${y - 3.4}V${y + 3.4}M${x + 2} ${y - 3}V${y + 3}`, "#2d1c10", 1.6) +
          oval(x - 1, y - 5, 3.4, "#e6f3fb", 2.2),
      )
      .join(""),

  "honey-extractor":
    defs(steel) +
    line("M18 20H110", "#6b7884", 7) +
    line("M64 20V40", "#6b7884", 6) +
    line("M92 20V6H106", "#39444f", 5) +
    oval(110, 6, 6, "#b0773c") +
    rect(20, 26, 88, 82, "url(#steel)", 4) +
    oval(64, 27, 44, "#5d6b78", 7) +
    oval(64, 28, 38, "#f0ae2a", 4.6) +
    line("M20 46H108M20 88H108", "#98a5b0", 3) +
    shape("M52 94H76V104H58V112H52Z", "#dfb85a") +
    shape("M52 112H58C59 118 55 122 55 122C52 120 52 116 52 112Z", "#f0ae2a") +
    line("M28 108V124M100 108V124", "#6b7884", 7) +
    line("M32 34V98", "#fff", 5, 0.7),

  "bee-smoker":
    defs(steel, across("bellows", "#a8602c", "#7a3f16", "#45210a")) +
    shape("M22 50L40 22C44 16 52 18 56 26L66 50Z", "url(#steel)") +
    rect(20, 48, 50, 68, "url(#steel)", 4) +
    line("M20 66H70M20 98H70", "#8d99a4", 3) +
    shape("M76 46H112C116 46 118 48 118 52V110C118 114 116 116 112 116H76Z", "url(#bellows)") +
    line("M84 46V116M94 46V116M104 46V116", "#2d1608", 3) +
    rect(70, 86, 8, 10, "#39444f") +
    line("M40 14C34 6 44 4 40 -2M30 24C22 18 28 12 24 6", "#aab5be", 4) +
    line("M28 54V108", "#fff", 4, 0.7),

  "egg-incubator":
    defs(down("body", "#ffe08a", "#f2b92e", "#c98f12"), down("lid", "#e6f3f8", "#b9dbe6")) +
    shape("M12 58C12 26 34 16 64 16S116 26 116 58Z", "url(#lid)") +
    repeat(6, (i) => oval(28 + i * 14.4, 52 - (i % 2) * 6, 7, i % 2 ? "#f7ead6" : "#eec9a0", 9)) +
    shape("M12 58C12 26 34 16 64 16S116 26 116 58Z", "#fff", 0.28) +
    line("M24 46C28 32 42 24 56 23", "#fff", 4) +
    rect(6, 56, 116, 54, "url(#body)", 9) +
    rect(40, 66, 48, 20, "#28323d", 4) +
    line("M50 72V80M58 72H64V80H58ZM72 72V80", "#f5604b", 2.6) +
    oval(50, 97, 4, "#4fc27c") +
    oval(64, 97, 4, "#e9eef2") +
    oval(78, 97, 4, "#e9eef2") +
    rect(16, 110, 16, 7, "#39444f", 3) +
    rect(96, 110, 16, 7, "#39444f", 3),

  "chicken-drinker":
    defs(red, across("tank", "#f4fafc", "#d4e8f0", "#9cc0d0")) +
    hoop(64, 12, 9, "#8f2117", 4) +
    shape("M34 30C36 20 92 20 94 30L100 92H28Z", "url(#tank)") +
    shape("M31 58H97L100 92H28Z", "#7cc3de", 0.7) +
    rect(46, 16, 36, 10, "url(#red)", 4) +
    shape("M8 92H120L112 114C111 118 108 119 104 119H24C20 119 17 118 16 114Z", "url(#red)") +
    oval(64, 92, 56, "#b3352b", 8) +
    oval(64, 93, 48, "#9fd8ec", 5.6) +
    shape("M28 90H100L98 94H30Z", "#d4e8f0") +
    line("M42 34L38 82", "#fff", 4),

  "chicken-feeder":
    defs(red, across("tank", "#ffe9a8", "#f2c65a", "#b9872a")) +
    hoop(64, 12, 9, "#8f2117", 4) +
    shape("M36 26H92L98 84H30Z", "url(#tank)") +
    rect(44, 16, 40, 11, "url(#red)", 4) +
    shape("M8 88H120L112 112C111 116 108 117 104 117H24C20 117 17 116 16 112Z", "url(#red)") +
    oval(64, 88, 56, "#b3352b", 9) +
    oval(64, 89, 49, "#e2b24a", 6) +
    repeat(7, (i) => line(`M${22 + i * 14} 84L${26 + i * 12.6} 95`, "#b3352b", 4)) +
    repeat(9, (i) => oval(24 + i * 10, 90 + (i % 2) * 2, 2.4, "#8a5f06", 1.6)) +
    line("M44 34L40 76", "#fff8e0", 4),

  "grain-silo":
    defs(steel) +
    shape("M20 42L64 8L108 42Z", "#98a5b0") +
    shape("M20 42L64 8L64 42Z", "#c3ccd4") +
    rect(24, 42, 80, 66, "url(#steel)") +
    repeat(5, (i) => line(`M24 ${52 + i * 12}H104`, "#98a5b0", 2.6)) +
    shape("M24 108H104L76 120H52Z", "#84919c") +
    line("M90 42V108M98 42V108", "#5d6b78", 2.4) +
    repeat(6, (i) => line(`M90 ${48 + i * 10}H98`, "#5d6b78", 2.4)) +
    line("M28 108V124M100 108V124", "#5d6b78", 5) +
    line("M34 48V102", "#fff", 5, 0.6),

  "knapsack-sprayer":
    defs(down("tank", "#ffe08a", "#f2b92e", "#c98f12")) +
    line("M100 78C126 70 122 20 96 14", "#39444f", 4) +
    line("M96 14L72 4", "#8d99a4", 4) +
    rect(42, 6, 40, 12, "#39444f", 4) +
    shape(
      "M28 30C28 20 34 16 44 16H80C90 16 96 20 96 30L102 108C102 116 98 120 90 120H34C26 120 22 116 22 108Z",
      "url(#tank)",
    ) +
    rect(36, 34, 52, 44, "#fff3c4", 6) +
    line("M44 46H80M44 58H72", "#8a5f06", 4) +
    line("M24 50C8 56 8 96 22 106", "#39444f", 6) +
    rect(18, 112, 88, 9, "#39444f", 3) +
    line("M100 96L118 60", "#8d99a4", 5),

  "milk-can":
    defs(steel) +
    rect(44, 4, 40, 10, "url(#steel)", 4) +
    rect(40, 12, 48, 12, "url(#steel)", 3) +
    shape(
      "M44 24H84C84 40 102 44 102 60V114C102 120 98 122 92 122H36C30 122 26 120 26 114V60C26 44 44 40 44 24Z",
      "url(#steel)",
    ) +
    line("M26 72H102M26 108H102", "#98a5b0", 3) +
    line("M26 54C10 50 12 84 26 82M102 54C118 50 116 84 102 82", "#6b7884", 5) +
    line("M36 64V104", "#fff", 5, 0.8),

  "film-roll":
    defs(down("film", "#f4fafc", "#cfe6ef", "#8fb6c8")) +
    shape("M18 44H104V104C60 98 40 116 6 122L18 84Z", "#d9ecf3", 0.85) +
    rect(18, 22, 90, 48, "url(#film)", 22) +
    oval(104, 46, 13, "#e9f3f7", 24) +
    oval(104, 46, 8, "#b0773c", 14) +
    oval(104, 46, 4, "#5e3e27", 8) +
    line("M30 30H92", "#fff", 5) +
    line("M22 78L14 108M46 76C40 90 36 98 30 108", "#fff", 2.6),

  "shade-net":
    defs(down("film", "#5a9a62", "#35703e", "#1d4726")) +
    shape("M18 44H104V104C60 98 40 116 6 122L18 84Z", "#35703e") +
    repeat(9, (i) => line(`M${20 + i * 10} 70L${10 + i * 10} ${118 - i * 2}`, "#8fc497", 1.4)) +
    repeat(5, (i) =>
      line(`M${17 - i * 2} ${78 + i * 9}C40 ${76 + i * 9} 70 ${72 + i * 7} 104 ${74 + i * 7}`, "#8fc497", 1.4),
    ) +
    rect(18, 22, 90, 48, "url(#film)", 22) +
    oval(104, 46, 13, "#4a8652", 24) +
    oval(104, 46, 8, "#b0773c", 14) +
    oval(104, 46, 4, "#5e3e27", 8) +
    repeat(4, (i) => line(`M28 ${32 + i * 9}H92`, "#8fc497", 1.4)),

  "seedling-tray":
    defs(down("tray", "#454f58", "#2c343b", "#171c20")) +
    repeat(10, (i) => {
      const [x, y] = [26 + (i % 5) * 19 + (i > 4 ? -6 : 4), i > 4 ? 84 : 62];
      return (
        line(`M${x} ${y}V${y - 18}`, "#4f9444", 3) +
        shape(
          `M${x} ${y - 16}C${x - 14} ${y - 16} ${x - 13} ${y - 30} ${x - 11} ${y - 31}C${x - 4} ${y - 31} ${x} ${y - 24} ${x} ${y - 16}C${x} ${y - 24} ${x + 5} ${y - 34} ${x + 12} ${y - 33}C${x + 14} ${y - 24} ${x + 9} ${y - 16} ${x} ${y - 16}Z`,
          "#7cc254",
        )
      );
    }) +
    shape("M6 88H122L116 116C115 120 113 121 110 121H18C15 121 13 120 12 116Z", "url(#tray)") +
    rect(3, 83, 122, 8, "#5b6670", 3) +
    repeat(4, (i) => line(`M${30 + i * 23} 94V116`, "#5b6670", 2)),
};
