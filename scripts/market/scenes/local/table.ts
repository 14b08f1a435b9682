import { across, down, repeat } from "../drawing.ts";

const weave = ["#c8392f", "#2f8f5b", "#e7b02c", "#4a3a8c", "#d8702a"];

/** Diamonds on a slightly curved band, as baskets are woven. */
function diamonds(
  left: number,
  right: number,
  y: number,
  sag: number,
  count: number,
  half: number,
  start: number,
): string {
  return repeat(count, (i) => {
    const at = (i + 0.5) / count;
    const x = left + (right - left) * at;
    const mid = y + sag * 4 * at * (1 - at);
    const wide = ((right - left) / count / 2) * 0.92;
    return `<path d="M${(x - wide).toFixed(1)} ${mid.toFixed(1)}L${x.toFixed(1)} ${(mid - half).toFixed(1)}L${(x + wide).toFixed(1)} ${mid.toFixed(1)}L${x.toFixed(1)} ${(mid + half).toFixed(1)}Z" fill="${weave[(i + start) % weave.length]}"/>`;
  });
}

const straw = across("straw", "#f0d08a", "#e3b765", "#b07f37");
const strawLight = across("light", "#f7e0a8", "#ecc97e", "#c2934a");

const wot = (x: number, y: number, rx: number, colour: string, shine: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.48}" fill="${colour}"/><ellipse cx="${x - rx * 0.2}" cy="${y - rx * 0.1}" rx="${rx * 0.55}" ry="${rx * 0.2}" fill="${shine}" opacity=".65"/>`;

const roll = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="0" y="0" width="30" height="13" rx="6.5" fill="#b48d5f"/><rect x="1" y="0.5" width="28" height="6" rx="3" fill="#d2b288"/><ellipse cx="3.6" cy="6.5" rx="3.6" ry="6.5" fill="#dcc199"/><path d="M3.8 6.5a1.5 2.6 0 1 1-1.5-2" stroke="#94703f" fill="none" stroke-width="1"/></g>`;

/** A bottle of oil with a handle and a label. */
const oilBottle = (light: string, colour: string, deep: string, cap: string, band: string, label: string) =>
  `<defs>${across("oil", light, colour, deep)}</defs>
    <path d="M46 30H74C76 36 84 40 90 46C96 52 98 58 98 66V112C98 119 94 123 87 123H37C30 123 26 119 26 112V66C26 56 30 50 38 44C43 40 45 36 46 30Z" fill="url(#oil)"/>
    <path d="M78 58C86 60 89 66 89 74V84C89 90 86 92 82 92S75 90 75 85V64C75 60 76 58 78 58Z" fill="#fbf1d8"/><path d="M78 58C86 60 89 66 89 74V84C89 88 88 90 86 91C87 84 87 68 84 64C82 61 80 59 78 58Z" fill="#b97f08" opacity=".5"/>
    <path d="M34 58C36 52 40 49 44 46" stroke="#fff3c4" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M32.5 66V110" stroke="#fff3c4" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>
    <path d="M38 70H70V108H38Z" fill="#fff9e8" rx="3"/><path d="M38 70H70V75H38ZM38 103H70V108H38Z" fill="${band}"/>${label}
    <rect x="45" y="12" width="30" height="19" rx="4" fill="${cap}"/><path d="M45 16a4 4 0 0 1 4-4h4v19h-4a4 4 0 0 1-4-4Z" fill="#fff" opacity=".22"/>`;

/** What stands on an Ethiopian table. */
export const table = {
  mesob: `<defs>${straw}${strawLight}</defs>
    <path d="M52 84H76L82 100H46Z" fill="url(#straw)"/><path d="M47 98H81C88 104 96 112 98 119C98 124 82 126 64 126S30 124 30 119C32 112 40 104 47 98Z" fill="url(#straw)"/>
    ${diamonds(37, 91, 111, 3, 8, 5.5, 0)}<path d="M50 90Q64 94 78 90" stroke="#c8392f" stroke-width="3" fill="none"/>
    <path d="M14 58C14 78 36 88 64 88S114 78 114 58Z" fill="url(#straw)"/>${diamonds(20, 108, 66, 7, 11, 6, 2)}
    <path d="M26 80Q64 93 102 80" stroke="#2f8f5b" stroke-width="2.6" fill="none"/>
    <path d="M12 56C12 64 36 70 64 70S116 64 116 56C116 50 96 46 64 46S12 50 12 56Z" fill="#d09d4d"/>
    <path d="M15 54C22 34 46 22 58 18V11H70V18C82 22 106 34 113 54C104 61 86 64 64 64S24 61 15 54Z" fill="url(#light)"/>
    ${diamonds(20, 108, 52, 6, 11, 6, 1)}${diamonds(33, 95, 37, 5, 8, 5, 3)}${diamonds(47, 81, 25, 3, 5, 3.6, 0)}
    <path d="M24 44Q64 58 104 44" stroke="#8c5a20" stroke-width="1.5" fill="none" opacity=".6"/><path d="M40 30Q64 38 88 30" stroke="#8c5a20" stroke-width="1.5" fill="none" opacity=".6"/>
    <path d="M58 18Q64 21 70 18L69 11H59Z" fill="#c8392f"/><circle cx="64" cy="8" r="5" fill="#e7b02c"/><circle cx="62.5" cy="6.5" r="1.6" fill="#fff0c2"/>`,

  injera: `<defs>${straw}${down("bread", "#cfae83", "#b48d5f")}</defs>
    <ellipse cx="64" cy="92" rx="60" ry="27" fill="#a87434"/><ellipse cx="64" cy="88" rx="60" ry="27" fill="url(#straw)"/>
    ${repeat(30, (i) => {
      const a = (i / 30) * Math.PI * 2;
      return `<circle cx="${(64 + Math.cos(a) * 56.5).toFixed(1)}" cy="${(88 + Math.sin(a) * 24.5).toFixed(1)}" r="2.3" fill="${weave[i % 4]}"/>`;
    })}
    <ellipse cx="64" cy="86" rx="52" ry="21.5" fill="#9a7448"/><ellipse cx="64" cy="84.5" rx="52" ry="21.5" fill="url(#bread)"/>
    ${repeat(60, (i) => {
      const a = i * 2.399;
      const r = Math.sqrt((i + 0.5) / 60);
      return `<ellipse cx="${(64 + Math.cos(a) * 49 * r).toFixed(1)}" cy="${(84.5 + Math.sin(a) * 19.5 * r).toFixed(1)}" rx="1.2" ry=".7" fill="#94703f" opacity=".7"/>`;
    })}
    ${wot(44, 80, 13, "#8e2413", "#d2593a")}${wot(84, 80, 12.5, "#d99a1e", "#f4cd63")}${wot(64, 95, 13, "#6b2b14", "#b5582f")}${wot(64, 72.5, 9, "#3f7d33", "#7fb765")}${wot(94, 91, 8, "#f3efe4", "#ffffff")}${wot(35, 92, 8.5, "#b9471c", "#e88a52")}
    <ellipse cx="61" cy="93" rx="4" ry="3" fill="#fbf4e6"/><ellipse cx="69" cy="96" rx="3.6" ry="2.6" fill="#f1e6d0"/>
    ${roll(20, 64, -24)}${roll(84, 61, 20)}`,

  berbere: `<defs>${across("bowl", "#b9743c", "#8f5124", "#5c3012")}${down("heap", "#e2502a", "#b42c14")}</defs>
    <path d="M18 76C24 52 44 34 62 33C80 34 102 54 108 76Z" fill="url(#heap)"/><path d="M34 66C40 52 50 43 60 40C50 52 46 60 42 70Z" fill="#f2784e" opacity=".7"/>
    ${repeat(34, (i) => `<circle cx="${30 + ((i * 29) % 66)}" cy="${52 + ((i * 13) % 22)}" r="${i % 3 ? 0.8 : 1.2}" fill="${i % 2 ? "#8e1f0d" : "#f6a06f"}"/>`)}
    <path d="M10 74H116C114 98 98 114 80 118H46C28 114 12 98 10 74Z" fill="url(#bowl)"/><path d="M10 74C10 70 34 68 63 68S116 70 116 74S92 81 63 81S10 78 10 74Z" fill="#c9864a" opacity=".55"/>
    <path d="M18 88Q63 102 108 88L106 93Q63 107 20 93Z" fill="#e7b97c"/><path d="M22 97Q63 110 104 97" stroke="#e7b97c" stroke-width="1.6" stroke-dasharray="3 3" fill="none"/>
    <path d="M44 117H82L84 123Q63 127 42 123Z" fill="#5c3012"/>
    <path d="M86 54C96 42 110 40 122 26C124 42 116 60 92 64Z" fill="#c81f1f"/><path d="M92 58C104 54 114 46 119 36" stroke="#f37a6a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M80 56C84 50 90 50 94 56C93 62 88 66 84 65Z" fill="#4f8a34"/><path d="M82 60C76 60 73 57 71 52" stroke="#4f8a34" stroke-width="3" fill="none" stroke-linecap="round"/>`,

  spices: `<defs>${across("bowl", "#fdfdfd", "#eef1f3", "#c5ced4")}</defs>
    ${[
      [36, 62, "#e0a013", "#f7cf58"],
      [92, 62, "#8a3b1a", "#c06a3c"],
      [64, 96, "#c92f1c", "#f06a45"],
    ]
      .map(
        ([x, y, dark, light]) =>
          `<g transform="translate(${x} ${y})"><path d="M-25-4C-20-20-8-26 0-26S20-20 25-4Z" fill="${dark}"/><path d="M-15-8C-11-18-5-22 0-23C-4-16-6-12-7-6Z" fill="${light}" opacity=".8"/><path d="M-30-5H30C29 12 18 24 8 26H-8C-18 24-29 12-30-5Z" fill="url(#bowl)"/><path d="M-30-5Q0 4 30-5L29.5-1Q0 8-29.5-1Z" fill="#2f6f9f"/><path d="M-27.5 6Q0 15 27.5 6" stroke="#2f6f9f" stroke-width="1.5" stroke-dasharray="4 3" fill="none"/></g>`,
      )
      .join("")}`,

  "honey-jar": `<defs>${across("honey", "#ffc83d", "#f5a414", "#c26f06")}${across("lid", "#f0d08a", "#dcae5c", "#a8772f")}</defs>
    <path d="M32 38H96C106 44 110 54 110 64V104C110 116 104 122 92 122H36C24 122 18 116 18 104V64C18 54 22 44 32 38Z" fill="#dbe7ec" stroke="#b9cbd3" stroke-width="1.2"/>
    <path d="M24 62C24 57 30 54 64 54S104 57 104 62V103C104 112 100 117 91 117H37C28 117 24 112 24 103Z" fill="url(#honey)"/><ellipse cx="64" cy="60" rx="40" ry="5.6" fill="#ffdf7d"/>
    <path d="M38 76H90V106H38Z" fill="#fff7e2"/><path d="M38 76H90V80H38ZM38 102H90V106H38Z" fill="#2f8f5b"/>
    <path d="M64 82l8 4.6v9.2l-8 4.6-8-4.6v-9.2Z" fill="#f5a414"/><path d="M64 86l4.6 2.7v5.2l-4.6 2.7-4.6-2.7v-5.2Z" fill="#ffdf7d"/>
    <path d="M26 66C26 60 28 52 33 47" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".85"/><path d="M28 74V98" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".55"/>
    <path d="M28 22C28 17 44 14 64 14S100 17 100 22V38C100 43 84 46 64 46S28 43 28 38Z" fill="url(#lid)"/><ellipse cx="64" cy="22" rx="36" ry="7.6" fill="#f7e0a8"/><path d="M30 34Q64 44 98 34" stroke="#8c5a20" stroke-width="2" fill="none" stroke-dasharray="5 3"/>`,

  "teff-sack": `<defs>${across("sack", "#fbf7ee", "#ece3d1", "#bfb194")}</defs>
    <path d="M28 36C18 58 14 92 20 112C23 121 32 123 63 123S103 121 106 112C112 92 108 58 98 36Z" fill="url(#sack)"/>
    ${repeat(7, (i) => `<path d="M${34 + i * 9.8} 50C${31 + i * 10.6} 76 ${30 + i * 11} 98 ${34 + i * 9.8} 118" stroke="#a5967a" stroke-width=".8" fill="none" opacity=".4"/>`)}
    <path d="M20 82Q63 94 106 82L106.5 88Q63 100 19.5 88Z" fill="#3d8b4c"/><path d="M19 92Q63 104 107 92L107 95Q63 107 19 95Z" fill="#e0b02b"/>
    <path d="M22 38C22 28 40 24 63 24S104 28 104 38S86 53 63 53S22 48 22 38Z" fill="#fffdf6"/><path d="M30 36C34 24 48 14 63 14S92 24 96 36C90 44 78 46 63 46S36 44 30 36Z" fill="#b98a55"/>
    <path d="M38 34C42 26 52 19 62 18C54 24 50 30 48 38Z" fill="#d3ab7a" opacity=".8"/>
    ${repeat(60, (i) => `<circle cx="${(63 + Math.cos(i * 2.399) * Math.sqrt(i / 60) * 27).toFixed(1)}" cy="${(31 + Math.sin(i * 2.399) * Math.sqrt(i / 60) * 11.5).toFixed(1)}" r=".8" fill="${i % 2 ? "#7d5529" : "#e8cba0"}"/>`)}
    <path d="M22 38C22 48 40 53 63 53S104 48 104 38C106 50 98 59 63 59S20 50 22 38Z" fill="#ded2b9"/>
    <g fill="none" stroke="#8a6a2f" stroke-width="2" stroke-linecap="round"><path d="M63 118V104"/><path d="M63 112C58 110 56 107 55.5 103M63 112C68 110 70 107 70.5 103M63 106C59 104 58 102 57.5 99M63 106C67 104 68 102 68.5 99"/></g>`,

  "cooking-oil": oilBottle(
    "#ffd95a",
    "#f3b71d",
    "#c98a08",
    "#d23a2a",
    "#2f8f5b",
    `<circle cx="54" cy="89" r="9.5" fill="#f3b71d"/><circle cx="54" cy="89" r="5" fill="#7a4a14"/>${repeat(10, (i) => `<path d="M54 77.5l2.4 4h-4.8Z" fill="#f3b71d" transform="rotate(${i * 36} 54 89)"/>`)}`,
  ),

  "sesame-oil": oilBottle(
    "#e0a04a",
    "#b8741f",
    "#7d4a0e",
    "#3a2a1c",
    "#a4541c",
    repeat(
      3,
      (i) =>
        `<path d="M0-8C4-3 5 1 0 6C-5 1-4-3 0-8Z" fill="${i === 1 ? "#efdcae" : "#dcbf82"}" stroke="#a8863f" stroke-width=".8" transform="translate(${46 + i * 8} ${i === 1 ? 85 : 92}) rotate(${(i - 1) * 24})"/>`,
    ),
  ),

  "bottled-water": `<defs>${across("water", "#d8f1fb", "#a7dcf2", "#5fb2d6")}</defs>
    <path d="M54 22H74V32C78 38 90 42 90 56V112C90 119 86 123 80 123H48C42 123 38 119 38 112V56C38 42 50 38 54 32Z" fill="url(#water)"/>
    <path d="M38 62Q64 68 90 62V92Q64 98 38 92Z" fill="#2b79b8"/><path d="M38 66Q64 72 90 66V70Q64 76 38 70Z" fill="#fff" opacity=".9"/><path d="M52 84L61 74L66 80L71 75L78 86Q64 90 52 84Z" fill="#d9f0fb"/>
    <path d="M39 102Q64 108 89 102M39 110Q64 116 89 110M44 50Q64 56 84 50" stroke="#4c9fc6" stroke-width="1.5" fill="none" opacity=".8"/>
    <path d="M45 54C46 48 49 45 53 42" stroke="#fff" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M44 98V112" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>
    <rect x="52" y="8" width="24" height="14" rx="3.5" fill="#1f6aa8"/><path d="M57 10V20M62 10V20M67 10V20M72 10V20" stroke="#0f4a7c" stroke-width="1.3"/>`,
};
