import { across, down, repeat } from "../drawing.ts";

/** A woven tibeb border: a dark ground with a row of crosses and diamonds. */
function tibeb(x: number, y: number, width: number, height: number): string {
  const step = height * 0.9;
  const count = Math.floor(width / step);
  const mid = y + height / 2;
  const half = height * 0.34;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1f6b4a"/><rect x="${x}" y="${y}" width="${width}" height="${height * 0.12}" fill="#e2b13c"/><rect x="${x}" y="${y + height * 0.88}" width="${width}" height="${height * 0.12}" fill="#e2b13c"/>${repeat(
    count,
    (i) => {
      const at = x + ((i + 0.5) * width) / count;
      return i % 2
        ? `<path d="M${at - half} ${mid}H${at + half}M${at} ${mid - half}V${mid + half}" stroke="#f6e3a8" stroke-width="${height * 0.14}"/>`
        : `<path d="M${at} ${mid - half}L${at + half} ${mid}L${at} ${mid + half}L${at - half} ${mid}Z" fill="#c8392f"/><circle cx="${at}" cy="${mid}" r="${half * 0.32}" fill="#f6e3a8"/>`;
    },
  )}`;
}

const linen = across("linen", "#ffffff", "#f6f4ef", "#d9d5ca");

const roll = (x: number, y: number, light: string, mid: string, dark: string, id: string): string =>
  `<defs>${down(id, light, mid, dark)}</defs><path d="M${x} ${y}H${x + 84}A9 15 0 0 1 ${x + 84} ${y + 30}H${x}Z" fill="url(#${id})"/><ellipse cx="${x}" cy="${y + 15}" rx="9" ry="15" fill="${mid}"/><ellipse cx="${x}" cy="${y + 15}" rx="6.4" ry="11" fill="none" stroke="${dark}" stroke-width="1.4"/><ellipse cx="${x}" cy="${y + 15}" rx="3.6" ry="6.4" fill="#c49a66"/><ellipse cx="${x}" cy="${y + 15}" rx="1.8" ry="3.6" fill="#6e4b25"/>`;

const sandal = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-2-54C16-58 26-44 25-26C24-8 18 2 19 20C20 42 14 58 0 58S-21 44-20 24C-19 6-25-6-26-22C-27-42-16-52-2-54Z" fill="#5b3213"/><path d="M-2-57C16-61 26-47 25-29C24-11 18-1 19 17C20 39 14 55 0 55S-21 41-20 21C-19 3-25-9-26-25C-27-45-16-55-2-57Z" fill="url(#sole)"/><path d="M-2-52.5C12-56 21.5-44 20.5-28C19.5-12 14-2 15 17C16 36 11 51 0 51S-17 38-16 21C-15 4-20.5-9-21.5-25C-22.5-42-13-50.5-2-52.5Z" fill="none" stroke="#f0cda0" stroke-width="1.2" stroke-dasharray="3 2.4"/>
    <path d="M-27-30C-16-42 14-40 27-34L26-20C14-28-14-28-26-16Z" fill="#9d5a28"/><path d="M-25-30C-14-39 12-37.5 25-32" stroke="#dba066" stroke-width="1.6" fill="none"/>
    <path d="M-25-8C-10-24 8-20 24-10L20 2C8-8-8-10-21 4Z" fill="#8a4c20"/><path d="M-23-8C-9-20.5 8-17 22-8" stroke="#c98a52" stroke-width="1.6" fill="none"/>
    <path d="M-22 20C-12 12 10 12 21 18L20 29C10 24-10 24-21 32Z" fill="#9d5a28"/><path d="M-20 20C-10 14 8 14 19 19" stroke="#dba066" stroke-width="1.6" fill="none"/><rect x="14" y="15" width="9" height="14" rx="2.6" fill="none" stroke="#e3c16a" stroke-width="2.4"/>
    <path d="M0-26L4-26L3 18H-2Z" fill="#7a4119"/></g>`;

/** Cloth and clothes as they are woven and worn in Ethiopia. */
export const cloth = {
  "habesha-kemis": `<defs>${linen}${down("skirt", "#ffffff", "#f3f0e9")}</defs>
    <path d="M46 18C36 22 27 34 22 56L13 66L25 74C33 62 38 52 43 44ZM82 18C92 22 101 34 106 56L115 66L103 74C95 62 90 52 85 44Z" fill="url(#linen)"/>
    <path d="M13 66L25 74L27.5 70.5L16 62.5ZM115 66L103 74L100.5 70.5L112 62.5Z" fill="#1f6b4a"/><path d="M16.7 61.7L28.3 69.5L29.8 67.2L18.6 59.6ZM111.3 61.7L99.7 69.5L98.2 67.2L109.4 59.6Z" fill="#e2b13c"/>
    <path d="M46 18C52 14 56 13 56 13C58 20 70 20 72 13C72 13 76 14 82 18C86 30 87 42 86 52C92 74 102 100 108 116C96 124 80 126 64 126S32 124 20 116C26 100 36 74 42 52C41 42 42 30 46 18Z" fill="url(#skirt)"/>
    <path d="M86 52C92 74 102 100 108 116C100 121 92 123.5 84 125C86 100 84 72 78 52Z" fill="#d9d5ca" opacity=".6"/>
    <path d="M48 60C44 82 38 104 34 121M64 62V125M80 60C84 82 88 104 92 122" stroke="#cfc9bb" stroke-width="1.6" fill="none"/>
    <path d="M23.5 107.5C40 115 88 115 104.5 107.5L108 116C96 124 80 126 64 126S32 124 20 116Z" fill="#1f6b4a"/><path d="M23.5 107.5C40 115 88 115 104.5 107.5L105.3 109.5C88 117 40 117 22.7 109.5Z" fill="#e2b13c"/><path d="M20.8 114C40 124 88 124 107.2 114L108 116C88 127 40 127 20 116Z" fill="#e2b13c"/>
    ${repeat(11, (i) => {
      const x = 28 + i * 7.2;
      const y = 112.8 + Math.sin(((i + 0.5) / 11) * Math.PI) * 5.4;
      return `<path d="M${x} ${y - 3.2}l3 3.2-3 3.2-3-3.2Z" fill="${i % 2 ? "#f6e3a8" : "#c8392f"}"/>`;
    })}
    <path d="M42 50Q64 56 86 50L86.5 55Q64 61 41.5 55Z" fill="#1f6b4a"/>${repeat(9, (i) => `<circle cx="${45.5 + i * 4.6}" cy="${(53 + Math.sin(((i + 0.5) / 9) * Math.PI) * 2.6).toFixed(1)}" r="1.1" fill="#f6e3a8"/>`)}
    <path d="M53.5 14L56 13C58 20 70 20 72 13L74.5 14C73 22 70 24.5 67.5 25.5V92L64 97L60.5 92V25.5C58 24.5 55 22 53.5 14Z" fill="#1f6b4a"/>
    ${repeat(10, (i) => `<path d="M64 ${29 + i * 6.4}l2.6 3-2.6 3-2.6-3Z" fill="${i % 2 ? "#e2b13c" : "#c8392f"}"/>`)}
`,

  netela: `<defs>${linen}${down("veil", "#ffffff", "#efece4")}</defs>
    <path d="M30 14C52 8 92 10 112 16L118 96C98 104 70 104 46 98Z" fill="#e4e0d6"/>${repeat(14, (i) => `<path d="M${50 + i * 5} ${(98 + Math.sin((i / 13) * Math.PI) * 3).toFixed(1)}l1 9" stroke="#d4cfc2" stroke-width="1.6"/>`)}
    <path d="M14 20C16 14 22 12 28 12H88C94 12 98 14 99 20L106 106H8Z" fill="url(#veil)"/>
    <path d="M30 14L26 104M52 13V104M74 13L80 104" stroke="#dedad0" stroke-width="2.2"/><path d="M40 13L38 104M64 13L66 104M86 14L94 104" stroke="#f0ede6" stroke-width="1.6"/>
    ${tibeb(11, 68, 92, 20)}<path d="M9.4 92H104.6" stroke="#c8392f" stroke-width="2.6"/><path d="M9 96.5H105" stroke="#e2b13c" stroke-width="1.8"/><path d="M10.4 63.5H103" stroke="#c8392f" stroke-width="2"/>
    <path d="M28 12C40 20 76 20 88 12C94 12 98 14 99 20C80 28 34 28 14 20C16 14 22 12 28 12Z" fill="#fff" opacity=".85"/>
    ${repeat(24, (i) => `<path d="M${10 + i * 4.1} 106v${9 + (i % 2) * 3}" stroke="#fbfaf6" stroke-width="2"/><path d="M${11.2 + i * 4.1} 106v${8 + (i % 2) * 3}" stroke="#d4cfc2" stroke-width=".8"/>`)}`,

  gabi: `<defs>${linen}${down("fold", "#ffffff", "#e6e2d8")}</defs>
    ${[
      [94, 10],
      [74, 13],
      [54, 16],
      [36, 20],
    ]
      .map(
        ([y, x], i) =>
          `<path d="M${x! + 8} ${y}H${128 - x! - 8}C${128 - x! + 2} ${y} ${128 - x! + 2} ${y! + 24} ${128 - x! - 8} ${y! + 24}H${x! + 8}C${x! - 2} ${y! + 24} ${x! - 2} ${y} ${x! + 8} ${y}Z" fill="url(#linen)"/><path d="M${x! + 6} ${y! + 12}H${128 - x! - 4}" stroke="#cfc9bb" stroke-width="1.8"/><path d="M${x! + 7} ${y! + 18}H${128 - x! - 5}M${x! + 7} ${y! + 6}H${128 - x! - 5}" stroke="#e9e5db" stroke-width="1.2"/><path d="M${74 + i} ${y}H${98 - i}V${y! + 24}H${74 + i}Z" fill="#2f6f9f"/><path d="M${79 + i} ${y}H${82}V${y! + 24}H${79 + i}ZM${90} ${y}H${93 - i}V${y! + 24}H${90}Z" fill="#e2b13c"/><path d="M${74 + i} ${y! + 12}H${98 - i}" stroke="#1d4c70" stroke-width="1.8"/>`,
      )
      .join("")}
    <path d="M24 38C24 32 34 30 64 30S104 32 104 38Z" fill="url(#fold)"/><path d="M78 30.4L94 31.2V38H78Z" fill="#3a7db0"/>`,

  "fabric-rolls": `${roll(20, 88, "#f2b84a", "#d98f1e", "#a5650d", "ra")}${roll(26, 58, "#5fae7d", "#2f8a5a", "#1b5c3a", "rb")}${roll(20, 28, "#e8705f", "#c8392f", "#8c2019", "rc")}
    <path d="M40 28V58M54 28V58M68 28V58M82 28V58M96 28V58" stroke="#f6d8a0" stroke-width="2.4" stroke-dasharray="3 4"/><path d="M44 73H116" stroke="#cdebd5" stroke-width="2.6" stroke-dasharray="6 5"/><path d="M36 103l4-4 4 4-4 4ZM52 103l4-4 4 4-4 4ZM68 103l4-4 4 4-4 4ZM84 103l4-4 4 4-4 4ZM100 103l4-4 4 4-4 4Z" fill="#fff1cf"/>`,

  belt: `<defs>${down("hide", "#a9693a", "#7c4520")}</defs>
    <path d="M64 26C92 26 112 44 112 68S92 112 64 112S16 92 16 68S36 26 64 26Z" fill="none" stroke="#4f2a11" stroke-width="17"/><path d="M64 24C92 24 112 42 112 66S92 110 64 110S16 90 16 66S36 24 64 24Z" fill="none" stroke="url(#hide)" stroke-width="17"/>
    <path d="M64 31C88 31 105 47 105 66S88 103 64 103S23 85 23 66S40 31 64 31Z" fill="none" stroke="#dba877" stroke-width="1" stroke-dasharray="3 2.4"/>
    <g transform="translate(64 108)"><path d="M-6-9H34V9H-6Z" fill="#8f5428"/><circle cx="14" cy="0" r="1.8" fill="#3c1d0a"/><circle cx="23" cy="0" r="1.8" fill="#3c1d0a"/><rect x="-20" y="-14" width="27" height="28" rx="5" fill="none" stroke="#e3c16a" stroke-width="5"/><path d="M-20-9a5 5 0 0 1 5-5h17" stroke="#fbeab2" stroke-width="2" fill="none"/><path d="M-20 0H2" stroke="#c79f3f" stroke-width="4" stroke-linecap="round"/></g>`,

  wallet: `<defs>${down("hide", "#b4713d", "#8a4e24")}</defs>
    <path d="M20 44L92 26C97 25 100 27 101 32L104 46H20Z" fill="#5e3113"/><path d="M28 44L88 31L91 44Z" fill="#7fb08c"/><path d="M34 46L94 36L96 46Z" fill="#9ac7a5"/>
    <rect x="12" y="42" width="104" height="74" rx="10" fill="#5e3113"/><rect x="12" y="40" width="104" height="74" rx="10" fill="url(#hide)"/><rect x="16.5" y="44.5" width="95" height="65" rx="7" fill="none" stroke="#e0aa78" stroke-width="1.3" stroke-dasharray="4 2.6"/>
    <path d="M86 64H116V92H86A14 14 0 0 1 86 64Z" fill="#6f3b18"/><path d="M87 67H116V89H87A11 11 0 0 1 87 67Z" fill="#9d5d2e"/><circle cx="89" cy="78" r="6" fill="#e3c16a"/><circle cx="87.6" cy="76.5" r="2.4" fill="#fbeab2"/><path d="M24 50C40 47 60 47 74 49" stroke="#d69a68" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".7"/>`,

  "leather-sandals": `<defs>${down("sole", "#d39a63", "#b0733c")}</defs>${sandal(34, 64, -6)}<g transform="translate(128 0) scale(-1 1)">${sandal(34, 64, -6)}</g>`,
};
