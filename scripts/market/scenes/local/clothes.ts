import { defs, down, line, oval, rect, repeat, shape } from "../drawing.ts";

const blue = down("cloth", "#5b8ad0", "#3f6fb4", "#2c528a");
const grey = down("cloth", "#626a75", "#4a525c", "#31373e");
const cream = down("cotton", "#ffffff", "#f7f3e8", "#ddd4bf");

/** The lines that every buttoned front has. */
const buttons = (x: number, from: number, count: number, colour: string) =>
  repeat(count, (i) => oval(x, from + i * 14, 2.2, colour));

/** A border as weavers of Shiro Meda make it. */
const tilet = (x: number, y: number, width: number) =>
  rect(x, y, width, 9, "#2f7a4d") +
  rect(x, y + 3, width, 3, "#f2c14e") +
  repeat(Math.floor(width / 9), (i) => shape(`M${x + 4.5 + i * 9} ${y - 1}l3.6 5.5-3.6 5.5-3.6-5.5Z`, "#b3352b"));

/** Clothes that no package draws. */
export const clothes = {
  sweater:
    defs(blue) +
    shape(
      "M42 16L22 24L6 88C5 94 8 97 13 98L24 100L34 60V112C34 116 36 118 40 118H88C92 118 94 116 94 112V60L104 100L115 98C120 97 123 94 122 88L106 24L86 16C82 26 46 26 42 16Z",
      "url(#cloth)",
    ) +
    shape("M42 16C46 26 82 26 86 16L80 12C74 20 54 20 48 12Z", "#2c528a") +
    repeat(3, (i) =>
      line(
        `M36 ${50 + i * 14}L46 ${42 + i * 14}L55 ${50 + i * 14}L64 ${42 + i * 14}L73 ${50 + i * 14}L82 ${42 + i * 14}L92 ${50 + i * 14}`,
        i === 1 ? "#eadfc6" : "#8db4e6",
        3.4,
      ),
    ) +
    rect(34, 108, 60, 10, "#2c528a", 4) +
    line("M9 90L25 94M119 90L103 94", "#2c528a", 7) +
    repeat(8, (i) => line(`M${40 + i * 7} 110V116`, "#5b8ad0", 1.6)),

  shirt:
    defs(blue) +
    shape(
      "M42 14L20 24L6 92C5 97 8 99 12 100L24 102L34 62V116C34 119 36 121 39 121H89C92 121 94 119 94 116V62L104 102L116 100C120 99 123 97 122 92L108 24L86 14L64 30Z",
      "url(#cloth)",
    ) +
    line("M64 30V120", "#2c528a", 2) +
    buttons(64, 42, 6, "#fff") +
    shape("M42 14L50 8L64 30L54 38Z", "#8db4e6") +
    shape("M86 14L78 8L64 30L74 38Z", "#8db4e6") +
    shape("M50 8H78L64 30Z", "#1b355e") +
    rect(74, 50, 15, 17, "#5b8ad0", 2) +
    line("M74 54H89", "#2c528a", 2) +
    line("M8 92L24 96M120 92L104 96", "#8db4e6", 5),

  polo:
    defs(blue) +
    shape(
      "M44 14L18 26L4 56L26 68L34 58V114C34 118 36 120 40 120H88C92 120 94 118 94 114V58L102 68L124 56L110 26L84 14L64 26Z",
      "url(#cloth)",
    ) +
    shape("M44 14L50 9L64 26L56 36Z", "#2c528a") +
    shape("M84 14L78 9L64 26L72 36Z", "#2c528a") +
    shape("M50 9H78L64 26Z", "#14233f") +
    rect(59, 28, 10, 26, "#2c528a", 2) +
    oval(64, 36, 1.8, "#fff") +
    oval(64, 46, 1.8, "#fff") +
    line("M7 53L28 64M121 53L100 64", "#2c528a", 4),

  "football-shirt":
    defs(down("cloth", "#56b883", "#2f7a4d", "#1d5232")) +
    shape(
      "M44 14L18 26L4 58L26 68L34 58V114C34 118 36 120 40 120H88C92 120 94 118 94 114V58L102 68L124 58L110 26L84 14Q64 34 44 14Z",
      "url(#cloth)",
    ) +
    shape("M46 22V120H56V26ZM72 26V120H82V22Z", "#f2c14e") +
    line("M44 14Q64 34 84 14", "#fff", 4) +
    line("M6 55L28 65M122 55L100 65", "#fff", 4) +
    line("M59 62L66 56V90", "#fff", 6),

  skirt:
    defs(down("cloth", "#c85a78", "#a83e5c", "#7a2940")) +
    shape("M44 12H84L112 112C100 122 28 122 16 112Z", "url(#cloth)") +
    rect(42, 8, 44, 11, "#7a2940", 3) +
    repeat(5, (i) => line(`M${50 + i * 7} 20L${32 + i * 16} 114`, "#7a2940", 2)) +
    line("M20 104C40 113 88 113 108 104", "#f2b8c6", 3) +
    rect(58, 10, 12, 7, "#f2c14e", 2),

  trousers:
    defs(grey) +
    shape("M36 10H92L104 116C104 119 102 120 99 120H76L64 46L52 120H29C26 120 24 119 24 116Z", "url(#cloth)") +
    rect(35, 8, 58, 10, "#31373e", 2) +
    rect(60, 9, 8, 8, "#dfb85a", 1.5) +
    line("M64 18V44", "#31373e", 2.2) +
    line("M38 20C40 30 46 34 50 35M90 20C88 30 82 34 78 35", "#31373e", 2.2) +
    line("M46 40L38 118M82 40L90 118", "#8d99a4", 1.6, 0.8),

  "track-pants":
    defs(down("cloth", "#3a6ea5", "#22304f", "#161f33")) +
    shape("M36 10H92L102 112H78L64 48L50 112H26Z", "url(#cloth)") +
    rect(34, 8, 60, 11, "#161f33", 4) +
    line("M40 20L32 110M88 20L96 110", "#fff", 3) +
    line("M45 20L37 110M83 20L91 110", "#fff", 3) +
    rect(26, 108, 24, 11, "#161f33", 4) +
    rect(78, 108, 24, 11, "#161f33", 4) +
    line("M60 18V30M68 18V30", "#fff", 2.4),

  "rain-coat":
    defs(down("cloth", "#ffd75e", "#f2b21d", "#cf8f0a")) +
    shape(
      "M40 26C40 10 52 4 64 4S88 10 88 26L108 36L120 88L104 94L98 70L102 120H26L30 70L24 94L8 88L20 36Z",
      "url(#cloth)",
    ) +
    shape("M46 28C46 16 54 10 64 10S82 16 82 28C78 36 72 40 64 42C56 40 50 36 46 28Z", "#7a5206") +
    line("M64 42V120", "#b67a06", 2.4) +
    buttons(64, 54, 5, "#7a5206") +
    shape("M36 80H54V96C54 99 36 99 36 96ZM74 80H92V96C92 99 74 99 74 96Z", "#cf8f0a") +
    line("M36 80H54M74 80H92", "#7a5206", 2.4) +
    line("M32 42L26 70", "#fff3c4", 4, 0.8),

  jacket:
    defs(blue) +
    shape(
      "M42 14L18 26L6 96C5 101 8 103 12 104L26 106L34 66V108C34 112 36 114 40 114H88C92 114 94 112 94 108V66L102 106L116 104C120 103 123 101 122 96L110 26L86 14L64 24Z",
      "url(#cloth)",
    ) +
    shape("M42 14C48 6 80 6 86 14L80 30L64 24L48 30Z", "#2c528a") +
    line("M64 24V112", "#dfe5ea", 3) +
    rect(61, 34, 6, 12, "#dfe5ea", 2) +
    rect(34, 104, 60, 11, "#2c528a", 4) +
    line("M8 97L27 101M120 97L101 101", "#2c528a", 7) +
    line("M42 70L52 90M86 70L76 90", "#1b355e", 3.4) +
    line("M26 32L18 76", "#8db4e6", 3.4, 0.7),

  "mens-suit":
    defs(down("cloth", "#3a4a6e", "#22304f", "#151e33")) +
    shape("M42 12L18 24L10 104L28 106L34 62V118H94V62L100 106L118 104L110 24L86 12Z", "url(#cloth)") +
    shape("M46 10H82L64 74Z", "#f7f5f0") +
    shape("M64 20L70 26L67 34L72 62L64 74L56 62L61 34L58 26Z", "#b3352b") +
    shape("M42 12L48 9L64 74L50 62L36 44L46 40Z", "#2c3c60") +
    shape("M86 12L80 9L64 74L78 62L92 44L82 40Z", "#2c3c60") +
    shape("M48 9L64 20L54 32ZM80 9L64 20L74 32Z", "#fff") +
    line("M64 74V118", "#0f1626", 2.2) +
    oval(67, 86, 2.4, "#dfb85a") +
    oval(67, 100, 2.4, "#dfb85a") +
    shape("M78 52L90 48L91 53L79 57Z", "#fff") +
    line("M40 92H54M74 92H88", "#0f1626", 2.6),

  "traditional-shirt":
    defs(cream) +
    shape("M44 12L20 22L6 92L24 98L34 60V120H94V60L104 98L122 92L108 22L84 12Q64 24 44 12Z", "url(#cotton)") +
    line("M44 12Q64 24 84 12", "#2f7a4d", 4) +
    `<g transform="rotate(90 64 50)">${tilet(36, 46, 54)}</g>` +
    rect(34, 112, 60, 8, "#2f7a4d") +
    rect(34, 114.6, 60, 2.8, "#f2c14e") +
    line("M8 88L25 94M120 88L103 94", "#2f7a4d", 5) +
    line("M42 34V108M86 34V108", "#d6cbb2", 1.8),

  "traditional-suit":
    defs(cream) +
    shape("M44 66H84L92 124H70L64 80L58 124H36Z", "#e4dbc6") +
    shape("M46 6L28 13L14 66L27 71L36 44V88H92V44L101 71L114 66L100 13L82 6Q64 16 46 6Z", "url(#cotton)") +
    line("M46 6Q64 16 82 6", "#2f7a4d", 3.6) +
    `<g transform="rotate(90 64 34)">${tilet(46, 30, 36)}</g>` +
    rect(36, 80, 56, 8, "#2f7a4d") +
    rect(36, 82.6, 56, 2.8, "#f2c14e") +
    shape("M82 6C98 10 104 20 102 34L70 92L62 88L92 30Z", "#fbf8f0") +
    line("M100 38L70 92", "#b3352b", 3) +
    line("M16 63L28 67M112 63L100 67", "#2f7a4d", 4),

  "head-scarf":
    defs(down("cloth", "#c7557a", "#a83e5c", "#7a2940")) +
    shape("M64 12L120 60L64 108L8 60Z", "url(#cloth)") +
    shape("M64 12L120 60L64 60Z", "#d98aa0", 0.6) +
    `<path d="M64 22L108 60L64 98L20 60Z" fill="none" stroke="#f2c14e" stroke-width="3.4"/>` +
    repeat(8, (i) =>
      oval(
        64 + Math.round(20 * Math.cos((i * Math.PI) / 4)),
        60 + Math.round(17 * Math.sin((i * Math.PI) / 4)),
        3.4,
        "#f7e8d0",
      ),
    ) +
    oval(64, 60, 7, "#f2c14e") +
    line("M12 62L64 106L116 62", "#5e1c2e", 2.4),

  "baby-set":
    defs(down("cloth", "#ffe7a8", "#f6d27a", "#d8ab46")) +
    shape(
      "M44 14L22 24L10 54L28 62L36 52L34 84C36 100 48 104 50 118H78C80 104 92 100 94 84L92 52L100 62L118 54L106 24L84 14Q64 30 44 14Z",
      "url(#cloth)",
    ) +
    line("M44 14Q64 30 84 14", "#fff", 4) +
    line("M12 51L29 59M116 51L99 59", "#fff", 4) +
    repeat(3, (i) => oval(56 + i * 8, 113, 2, "#7a5206")) +
    shape("M64 50C68 44 78 46 77 55C76 63 68 67 64 70C60 67 52 63 51 55C50 46 60 44 64 50Z", "#e8604c"),

  blanket:
    defs(down("wool", "#7fa8d8", "#5b8ad0", "#3a629c")) +
    repeat(
      4,
      (i) =>
        shape(
          `M12 ${98 - i * 22}C12 ${92 - i * 22} 16 ${90 - i * 22} 22 ${90 - i * 22}H106C118 ${90 - i * 22} 122 ${96 - i * 22} 122 ${102 - i * 22}S118 ${114 - i * 22} 106 ${114 - i * 22}H22C16 ${114 - i * 22} 12 ${110 - i * 22} 12 ${104 - i * 22}Z`,
          "url(#wool)",
        ) + line(`M24 ${102 - i * 22}H112`, "#3a629c", 2),
    ) +
    shape("M50 24H78V114H50Z", "#eadfc6", 0.55) +
    repeat(9, (i) => line(`M12 ${30 + i * 10}H6`, "#eadfc6", 2.6)),
};
