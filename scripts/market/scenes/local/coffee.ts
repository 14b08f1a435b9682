import { across, down, repeat } from "../drawing.ts";

const clay = across("clay", "#5a3a30", "#3a241e", "#1f1310");

function cup(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    <ellipse cx="0" cy="19" rx="21" ry="4.6" fill="#d9dee2"/><ellipse cx="0" cy="17.6" rx="21" ry="4.6" fill="#fff"/>
    <ellipse cx="0" cy="17.4" rx="14" ry="2.8" fill="#dfe5e9"/>
    <path d="M-15-10C-15 4-10 17-5 18H5C10 17 15 4 15-10Z" fill="url(#china)"/>
    <path d="M-14.6-4.5Q0 1.5 14.6-4.5L14 0Q0 6-14 0Z" fill="#c8452f"/>
    <path d="M-13.7 1.7Q0 7.7 13.7 1.7L13.2 3.7Q0 9.7-13.2 3.7Z" fill="#e2a72e"/>
    <ellipse cx="0" cy="-10" rx="15" ry="4.2" fill="#fff"/><ellipse cx="0" cy="-9.6" rx="12.8" ry="3.1" fill="#3b1f14"/>
    <path d="M-9-9.5Q-3-11.6 5-11.2" stroke="#7d4a2e" stroke-width="1" fill="none"/>
  </g>`;
}

const china = across("china", "#ffffff", "#f4f6f7", "#cfd8dd");

const jebenaBody = `
  <path d="M80 70L90 61.5C105 58 113 46 118 34L112 31C106 42 97 50 74 53Z" fill="#3a241e"/><path d="M88 55.5C99 52.5 107 44 113.5 32.5" stroke="#8a6557" stroke-width="1.8" fill="none" opacity=".6"/>
  <path d="M112 31L118 34L119.5 29.5L113 27Z" fill="#1f1310"/>
  <path d="M61 34C40 31 30 42 31 54C32 66 40 72 46 74L48 67C42 64 38.5 60 38 53C37.5 45 42 40.5 61 42.5Z" fill="#4b2f27"/>
  <path d="M57 20H75L73 46C73 52 78 54 84 58C96 66 101 76 101 88C101 107 86 120 66 120C46 120 31 107 31 88C31 76 36 66 48 58C54 54 59 52 59 46Z" fill="url(#clay)"/>
  <path d="M43 70C38 77 36 86 38 96C39 100 42 99 42 96C40.5 87 43 79 48 72C50 68 46 66 43 70Z" fill="#8a6557" opacity=".75"/>
  <path d="M62 24L63.5 44" stroke="#8a6557" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>
  <ellipse cx="66" cy="20" rx="10.5" ry="3.6" fill="#6b473b"/><ellipse cx="66" cy="19.6" rx="8" ry="2.4" fill="#170d0a"/>
  <path d="M58.5 37Q66 40.5 73.5 37L73.3 40Q66 43.5 58.7 40Z" fill="#c98f4e"/>
  <path d="M32 86Q66 101 100 86" stroke="#a9713c" stroke-width="2" fill="none" opacity=".85"/>
  <path d="M33 91.5Q66 106.5 99.5 91.5" stroke="#a9713c" stroke-width="2" fill="none" opacity=".85" stroke-dasharray="3 3.4"/>`;

const stopper = `<path d="M60 19C60 12 62 7 66 7S72 12 72 19Q66 22 60 19Z" fill="#d9b06a"/><path d="M63 18C62.8 13 64 9 66 8.2" stroke="#f3d9a2" stroke-width="1.6" fill="none"/>`;

const rest = `<path d="M40 117C40 112 52 110 66 110S92 112 92 117C92 123 81 126 66 126S40 123 40 117Z" fill="#b5773d"/><path d="M40 117C40 122 52 123.5 66 123.5S92 122 92 117C92 123 81 126 66 126S40 123 40 117Z" fill="#8a5527"/>${repeat(11, (i) => `<path d="M${44 + i * 4.3} ${119 + Math.sin((i / 10) * Math.PI) * 3}l3 3" stroke="#e5b676" stroke-width="1.3"/>`)}`;

const bean = (x: number, y: number, turn: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse rx="6.6" ry="4.7" fill="#6b3d22"/><ellipse cx="-1" cy="-1.2" rx="4.6" ry="2.4" fill="#8f5a37" opacity=".8"/><path d="M-6.3 0C-3-2.4 2 2.6 6.3 0" stroke="#3a1d0e" stroke-width="1.3" fill="none"/></g>`;

/** The coffee ceremony: pot, cups, tray, beans and the burner for incense. */
export const coffee = {
  jebena: `<defs>${clay}</defs>${rest}${jebenaBody}${stopper}`,

  sini: `<defs>${china}</defs>${cup(38, 62, 1.2)}${cup(92, 62, 1.2)}${cup(64, 90, 1.5)}`,

  "coffee-tray": `<defs>${china}${clay}${down("wood", "#b9773f", "#8a4f24")}</defs>
    <path d="M14 88V110H22V92ZM114 88V110H106V92Z" fill="#7a4520"/><path d="M34 96V118H42V98ZM94 96V118H86V98Z" fill="#8a4f24"/>
    <rect x="6" y="78" width="116" height="22" rx="5" fill="url(#wood)"/><path d="M6 83A5 5 0 0 1 11 78H117A5 5 0 0 1 122 83L118 76H10Z" fill="#d69a5e"/>
    <ellipse cx="64" cy="76" rx="56" ry="8" fill="#e6b57c"/><ellipse cx="64" cy="76" rx="51" ry="6.2" fill="#c98a4c"/>
    ${repeat(9, (i) => `<path d="M${15 + i * 12.2} 88l4-4 4 4-4 4Z" fill="${i % 2 ? "#e7c08e" : "#5f3316"}"/>`)}
    <g transform="translate(27 1) scale(.62)">${jebenaBody}${stopper}</g>
    ${cup(24, 61, 0.78)}${cup(104, 61, 0.78)}${cup(42, 70, 0.86)}${cup(84, 70, 0.86)}`,

  "coffee-beans": `<defs>${across("sack", "#e2c797", "#d2b07a", "#a8834d")}</defs>
    <path d="M30 40C20 62 16 92 22 112C24 120 32 122 60 122S97 120 99 112C105 92 101 62 91 40Z" fill="url(#sack)"/>
    ${repeat(8, (i) => `<path d="M${28 + i * 9} 48C${25 + i * 9.8} 74 ${24 + i * 10} 96 ${28 + i * 9.4} 118" stroke="#8f6d3c" stroke-width=".8" fill="none" opacity=".35"/>`)}
    ${repeat(8, (i) => `<path d="M${23 - i * 0.3} ${56 + i * 8}Q60 ${64 + i * 8} ${98 + i * 0.3} ${56 + i * 8}" stroke="#8f6d3c" stroke-width=".8" fill="none" opacity=".35"/>`)}
    <path d="M24 42C24 34 40 30 60.5 30S97 34 97 42S81 54 60.5 54S24 50 24 42Z" fill="#efdcb4"/><ellipse cx="60.5" cy="40.5" rx="31.5" ry="8" fill="#4a2814"/>
    ${[
      [36, 38, 20],
      [46, 34, -30],
      [57, 32, 15],
      [69, 33, 60],
      [80, 36, -20],
      [87, 41, 35],
      [42, 43, -15],
      [53, 41, 50],
      [64, 40, -10],
      [75, 43, 20],
      [58, 47, 0],
      [70, 49, -35],
      [47, 48, 30],
      [61, 28, -40],
      [52, 27, 10],
      [71, 27, 20],
    ]
      .map(([x = 0, y = 0, turn]) => bean(x, y, turn ?? 0))
      .join("")}
    <path d="M24 42C24 50 40 54 60.5 54S97 50 97 42C98 52 96 58 60.5 59S23 52 24 42Z" fill="#d9bd88"/>
    <path d="M46 92C46 82 54 76 61 76S75 82 75 92S68 106 61 106S46 101 46 92Z" fill="#8a5a33" opacity=".9"/><path d="M62 77C54 85 68 95 59 105.5" stroke="#e2c797" stroke-width="2.6" fill="none"/>
    ${bean(98, 117, 10, 1.15)}${bean(112, 119, -20, 1.15)}${bean(106, 109, 40, 1.15)}${bean(17, 119, 15, 1.15)}`,

  "etan-burner": `<defs>${across("pot", "#c9764a", "#a9552f", "#6e3218")}</defs>
    <path d="M64 48C52 38 74 32 62 20C57 14 62 8 66 4C63 11 69 14 72 20C78 32 56 36 68 48Z" fill="#cfd4dc" opacity=".75"/>
    <path d="M52 50C46 42 56 38 50 29C47 24 50 20 52 18C51 23 55 26 57 30C61 38 50 42 57 50Z" fill="#dfe3e8" opacity=".7"/>
    <path d="M34 62H94C94 80 84 86 72 88V98H56V88C44 86 34 80 34 62Z" fill="url(#pot)"/><path d="M56 96H72L90 114C92 119 84 122 64 122S36 119 38 114Z" fill="url(#pot)"/>
    <path d="M47 112L53 103H75L81 112Z" fill="#4c200e"/><path d="M40 113Q64 121 88 113" stroke="#e0a078" stroke-width="1.6" fill="none" opacity=".7"/>
    <ellipse cx="64" cy="62" rx="30" ry="8" fill="#d98a5e"/><ellipse cx="64" cy="61.5" rx="25.5" ry="6" fill="#3c2b28"/>
    ${[
      [48, 61],
      [58, 64],
      [70, 63.5],
      [79, 60.5],
      [64, 58.5],
      [54, 58],
    ]
      .map(
        ([x, y], i) => `<path d="M${(x ?? 0) - 6} ${y}l3-4 6-1 4 4-3 3-7 1Z" fill="${i % 2 ? "#e4572e" : "#5a4a48"}"/>`,
      )
      .join("")}
    <path d="M60 58l4-3 5 1 1 4-6 2Z" fill="#f6e3b0"/><path d="M40 72Q64 82 88 72" stroke="#f0c39f" stroke-width="1.8" stroke-dasharray="4 3" fill="none"/>`,
};
