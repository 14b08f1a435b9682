import { across, down, repeat } from "../drawing.ts";

/** Instruments: the lyre and the drum. */
export const music = {
  krar: `<defs>${across("wood", "#b97036", "#8f4f20", "#6a3712")}${down("hide", "#f6e6c4", "#dcbf8c")}</defs>
    <path d="M24 12L34 10L50 84H40ZM104 12L94 10L78 84H88Z" fill="url(#wood)"/><path d="M10 14C30 8 98 8 118 14V22C98 16 30 16 10 22Z" fill="#7a4119"/><path d="M12 14.5C32 9.5 96 9.5 116 14.5" stroke="#d99a5c" stroke-width="1.8" fill="none"/>
    ${repeat(6, (i) => `<path d="M${44 + i * 8} 7l2 12" stroke="#e7c08a" stroke-width="3.6" stroke-linecap="round"/>`)}
    <path d="M64 70C92 70 104 82 104 94C104 112 86 122 64 122S24 112 24 94C24 82 36 70 64 70Z" fill="url(#wood)"/><ellipse cx="64" cy="93" rx="34" ry="21" fill="url(#hide)"/><ellipse cx="64" cy="93" rx="34" ry="21" fill="none" stroke="#5b2f10" stroke-width="1.6" stroke-dasharray="2 3"/>
    <circle cx="50" cy="88" r="3.2" fill="#6a3712"/><circle cx="78" cy="88" r="3.2" fill="#6a3712"/><path d="M52 102H76L78 107H50Z" fill="#6a3712"/>
    ${repeat(6, (i) => `<path d="M${46 + i * 7.8} 16L${54 + i * 4} 103" stroke="#fff6dc" stroke-width="1"/>`)}
    <path d="M28 84l5 5-5 5-5-5ZM100 84l5 5-5 5-5-5Z" fill="#e2b13c"/><path d="M32 104C38 113 50 117.5 64 117.5S90 113 96 104" stroke="#e2b13c" stroke-width="2.4" stroke-dasharray="5 4" fill="none"/>`,

  kebero: `<defs>${across("body", "#d9863a", "#b0571e", "#6e3110")}${down("hide", "#fbefd4", "#e4cda0")}</defs>
    <path d="M18 34C20 70 32 106 44 120C52 126 76 126 84 120C96 106 108 70 110 34Z" fill="url(#body)"/>
    ${repeat(9, (i) => {
      const top = 22 + i * 10.5;
      const low = 46 + i * 4.5;
      return `<path d="M${top} ${(40 + Math.sin((i / 8) * Math.PI) * 10).toFixed(1)}L${low} 120M${top} ${(40 + Math.sin((i / 8) * Math.PI) * 10).toFixed(1)}L${low + (i < 8 ? 4.5 : 0)} 120" stroke="#f6e3b8" stroke-width="1.5" fill="none"/>`;
    })}
    <path d="M26 70Q64 86 102 70L101 76Q64 92 27.5 76Z" fill="#1f6b4a"/><path d="M31 84Q64 98 97 84L95.5 88Q64 102 32.5 88Z" fill="#e2b13c"/>
    <path d="M44 119C50 125 78 125 84 119C82 127 46 127 44 119Z" fill="#5b2f10"/>
    <ellipse cx="64" cy="34" rx="46" ry="17" fill="#7a3d15"/><ellipse cx="64" cy="31" rx="46" ry="17" fill="#c8a46a"/><ellipse cx="64" cy="30" rx="42" ry="14.5" fill="url(#hide)"/><ellipse cx="58" cy="28" rx="20" ry="6" fill="#fffaf0" opacity=".6"/>
    <path d="M19 44C4 46 4 66 12 76C18 84 26 88 30 88" stroke="#7a3d15" stroke-width="4" fill="none" stroke-linecap="round"/>`,

  "music-keyboard": `<defs>${down("case", "#57636f", "#28323d")}</defs>
    <path d="M30 76L92 122M98 76L36 122" stroke="#5d6b78" stroke-width="5" stroke-linecap="round"/><path d="M24 122H44M84 122H104" stroke="#39444f" stroke-width="5" stroke-linecap="round"/>
    <path d="M12 40H116L124 78H4Z" fill="url(#case)"/><path d="M4 78H124V84C124 86 122 87 120 87H8C6 87 4 86 4 84Z" fill="#1b2430"/><path d="M12.5 56H115.5L119.5 76H8.5Z" fill="#fff"/>
    ${repeat(13, (i) => `<path d="M${20.1 + i * 7.3} 56L${16.6 + i * 7.9} 76" stroke="#9aa8b2" stroke-width="1.2"/>`)}${[0, 1, 3, 4, 5, 7, 8, 10, 11, 12].map((i) => `<path d="M${18 + i * 7.35} 56h4.4l-.6 11.5h-5Z" fill="#1b2430"/>`).join("")}
    <rect x="50" y="43.5" width="28" height="8.5" rx="1.5" fill="#7fd0c0"/>${repeat(4, (i) => `<circle cx="${22 + i * 6.6}" cy="48" r="2.2" fill="${i === 1 ? "#e0483a" : "#8b98a4"}"/><circle cx="${86 + i * 6.6}" cy="48" r="2.2" fill="${i === 2 ? "#f2a93b" : "#8b98a4"}"/>`)}`,
};
