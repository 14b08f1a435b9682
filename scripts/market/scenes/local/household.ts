import { across, down, repeat } from "../drawing.ts";

/** Plain goods of house, workshop and dressing table. */
export const household = {
  "wooden-stool": `<defs>${down("wood", "#b9773f", "#7e4620")}${across("seat", "#c98a4c", "#a8672f", "#7a4520")}</defs>
    <path d="M30 50L20 120H32L46 54ZM98 50L108 120H96L82 54ZM58 54H70L68 122H60Z" fill="url(#wood)"/><path d="M28 92Q64 102 100 92L101 98Q64 108 27 98Z" fill="#8a4f24"/>${repeat(7, (i) => `<path d="M${35 + i * 9.7} ${(96.5 + Math.sin(((i + 0.5) / 7) * Math.PI) * 4).toFixed(1)}l2.6-2.6 2.6 2.6-2.6 2.6Z" fill="#e7c08e"/>`)}
    <path d="M10 36C10 50 34 60 64 60S118 50 118 36V42C118 56 94 66 64 66S10 56 10 42Z" fill="#6a3a17"/><path d="M10 34C10 24 34 18 64 18S118 24 118 34V40C118 52 94 61 64 61S10 52 10 40Z" fill="url(#seat)"/><ellipse cx="64" cy="34" rx="54" ry="16" fill="#d69a5e"/><ellipse cx="64" cy="36" rx="44" ry="11.5" fill="#b87a41"/><ellipse cx="64" cy="38" rx="38" ry="8.5" fill="#c68a50"/>${repeat(
      16,
      (i) => {
        const a = (i / 16) * Math.PI * 2;
        return `<circle cx="${(64 + Math.cos(a) * 49.5).toFixed(1)}" cy="${(34.5 + Math.sin(a) * 13.8).toFixed(1)}" r="1.4" fill="#7a4520"/>`;
      },
    )}`,

  jerrycan: `<defs>${across("body", "#ffd24a", "#f2b21d", "#b97d06")}</defs>
    <path d="M34 30C34 14 44 10 56 10H84C92 10 96 14 96 22V34H84V26C84 23 82 22 79 22H58C50 22 47 25 47 34Z" fill="#d99a10"/><path d="M22 44C22 34 28 30 36 30H92C100 30 106 34 106 44V112C106 120 101 124 94 124H34C27 124 22 120 22 112Z" fill="url(#body)"/><rect x="32" y="18" width="22" height="14" rx="3" fill="#2b5fa8"/><path d="M36 20V31M41 20V31M46 20V31" stroke="#1b3f73" stroke-width="1.7"/>
    <path d="M38 52L90 108M90 52L38 108" stroke="#c98a08" stroke-width="6" stroke-linecap="round" opacity=".55"/><path d="M39 50L91 106M91 50L39 106" stroke="#ffe48a" stroke-width="3" stroke-linecap="round" opacity=".8"/><rect x="34" y="46" width="60" height="66" rx="7" fill="none" stroke="#c98a08" stroke-width="2" opacity=".7"/><path d="M28 48V108" stroke="#fff0b8" stroke-width="4" stroke-linecap="round"/>`,

  "drinking-glass": `<defs>${across("glass", "#f2fafc", "#cfe7ef", "#93bccb")}</defs><path d="M34 16H94L86 112C86 119 78 122 64 122S42 119 42 112Z" fill="url(#glass)" opacity=".88"/><path d="M38 60H90L86 108C86 112 78 115 64 115S42 112 42 108Z" fill="#7cc3de" opacity=".75"/><ellipse cx="64" cy="60" rx="26" ry="5" fill="#b6e2f1"/><ellipse cx="64" cy="16" rx="30" ry="6" fill="#e9f5f9"/><ellipse cx="64" cy="16" rx="27" ry="4.6" fill="#b9d6e1"/><path d="M43 26L49 104" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".85"/><path d="M84 30L79 100" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".6"/>`,

  perfume: `<defs>${across("juice", "#f7a9c0", "#ec7fa2", "#c2527a")}${across("cap", "#f6dd9a", "#dfb85a", "#a27a22")}</defs>
    <path d="M24 66C24 54 34 48 46 46H82C94 48 104 54 104 66V108C104 118 98 123 88 123H40C30 123 24 118 24 108Z" fill="#fbe4ec"/><path d="M31 74H97V106C97 113 93 117 86 117H42C35 117 31 113 31 106Z" fill="url(#juice)"/><ellipse cx="64" cy="74" rx="33" ry="4" fill="#fbc9d8"/><path d="M63 50V112" stroke="#fff" stroke-width="1.8" opacity=".6"/><path d="M30 66C30 59 36 54 44 52" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M36 82V106" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>
    <path d="M48 84H80V106H48Z" fill="#fff7ef"/><path d="M64 88C67 91 70 92 70 95.5S67 100 64 103C61 100 58 99 58 95.5S61 91 64 88Z" fill="#dfb85a"/><rect x="52" y="36" width="24" height="12" fill="#c9a245"/><rect x="46" y="8" width="36" height="30" rx="5" fill="url(#cap)"/><path d="M51 13V33" stroke="#fff6d8" stroke-width="3" stroke-linecap="round"/>`,

  "steel-pipes": `<defs>${down("pipe", "#e3e9ed", "#a9b6bf", "#6b7884")}</defs>${[
    [24, 92],
    [52, 92],
    [80, 92],
    [38, 67],
    [66, 67],
    [52, 42],
  ]
    .map(
      ([x, y]) =>
        `<path d="M${x} ${y! - 14}L${x! + 26} ${y! - 26}A14 14 0 0 1 ${x! + 35} ${y! - 2}L${x! + 8} ${y! + 12}Z" fill="url(#pipe)"/><circle cx="${x}" cy="${y}" r="14" fill="#8b98a4"/><circle cx="${x}" cy="${y}" r="14" fill="none" stroke="#cdd6dc" stroke-width="2"/><circle cx="${x}" cy="${y}" r="9.5" fill="#28323d"/><path d="M${x! - 7} ${y! + 4}A8.5 8.5 0 0 0 ${x! + 7} ${y! + 4}" stroke="#5d6b78" stroke-width="2.4" fill="none"/>`,
    )
    .join("")}<path d="M6 106H102L126 94V100L104 113H6Z" fill="#a8672f"/><path d="M6 106H102V113H6Z" fill="#c98a4c"/>`,

  "takeout-box": `<defs>${down("front", "#dcae74", "#c08a4c")}</defs>
    <path d="M18 50L34 30H94L110 50Z" fill="#a8743a"/><path d="M34 30L28 14H88L94 30Z" fill="#e8c391"/><path d="M34 30L28 14H58L62 30Z" fill="#f0d3a8"/><path d="M18 50L6 40L22 24L34 30Z" fill="#cf9d60"/><path d="M110 50L122 40L106 24L94 30Z" fill="#b98548"/>
    <path d="M26 46L38 34H90L102 46Z" fill="#6d3f1c"/><path d="M32 48C34 38 44 34 52 39C56 32 68 32 72 39C80 33 94 37 96 48Z" fill="#f2c14e"/><circle cx="48" cy="43" r="4" fill="#d23a2a"/><path d="M64 38C70 34 80 36 82 44L70 47Z" fill="#5f9f3f"/><circle cx="86" cy="44" r="3" fill="#d23a2a"/>
    <path d="M14 48H114L104 114C103.5 118 102 119 98 119H30C26 119 24.5 118 24 114Z" fill="url(#front)"/><path d="M14 48H114L113 55H15Z" fill="#e8c391"/><path d="M96 55H113L104 114C103.5 118 102 119 98 119H90Z" fill="#a8743a" opacity=".35"/>
    <circle cx="62" cy="86" r="17" fill="#fff3dd"/><path d="M62 75C70 79 71 90 62 97C53 90 54 79 62 75Z" fill="#5f9f3f"/><path d="M62 79V97" stroke="#3f7d33" stroke-width="1.6"/>`,
};
