import { across, down, repeat } from "../drawing.ts";

/** Devices of today, without anybody's brand. */
export const electronics = {
  phone: `<defs>${down("screen", "#f7b267", "#e4586e", "#6a3a8c")}${down("back", "#3e8fe0", "#2560b0")}</defs>
    <g transform="rotate(9 84 66)"><rect x="52" y="10" width="56" height="112" rx="11" fill="#1c4a8a"/><rect x="50" y="9" width="56" height="112" rx="11" fill="url(#back)"/><rect x="55" y="14" width="24" height="36" rx="8" fill="#1f57a5"/><circle cx="67" cy="24" r="7" fill="#12233d"/><circle cx="67" cy="24" r="3.6" fill="#3f6ea8"/><circle cx="67" cy="40" r="7" fill="#12233d"/><circle cx="67" cy="40" r="3.6" fill="#3f6ea8"/><circle cx="86" cy="22" r="3" fill="#fff3c4"/></g>
    <rect x="22" y="8" width="58" height="116" rx="11.5" fill="#1b2430"/><rect x="20" y="8" width="58" height="116" rx="11.5" fill="#2f3b4a"/><rect x="22" y="10" width="54" height="112" rx="9.5" fill="#10161f"/><rect x="24.5" y="12.5" width="49" height="107" rx="7.5" fill="url(#screen)"/>
    <path d="M24.5 86C36 74 48 92 60 80C66 74 70 74 73.5 77V112A7.5 7.5 0 0 1 66 119.5H32A7.5 7.5 0 0 1 24.5 112Z" fill="#f08a5d" opacity=".9"/><path d="M24.5 98C40 88 52 108 73.5 94V112A7.5 7.5 0 0 1 66 119.5H32A7.5 7.5 0 0 1 24.5 112Z" fill="#f9c55c"/>
    <circle cx="49" cy="18" r="2.2" fill="#10161f"/><path d="M35 38H63M40 46H58" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/><path d="M28 16C28 14.5 29 14 30.5 14H40L28 40Z" fill="#fff" opacity=".25"/><path d="M40 115.5H58" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,

  television: `<defs>${down("screen", "#8fd0ee", "#d7eef5", "#f8e3b8")}</defs>
    <path d="M34 112L28 120H40L44 104ZM94 112L100 120H88L84 104Z" fill="#3a4552"/><rect x="2" y="24" width="124" height="82" rx="4" fill="#1b2430"/><rect x="5" y="27" width="118" height="73" rx="1.5" fill="url(#screen)"/>
    <circle cx="92" cy="52" r="10" fill="#fbd35a"/><path d="M5 76C22 56 34 50 44 62C54 46 66 50 78 66C90 58 104 60 123 74V100H5Z" fill="#5f9f6f"/><path d="M5 88C30 72 54 78 76 86C96 80 110 82 123 88V100H5Z" fill="#357a4d"/><path d="M44 62C48 55.5 52 52.5 56 52L50 66L46 64L38 72Z" fill="#86bd8f"/>
    <path d="M5 28.5A1.5 1.5 0 0 1 6.5 27H58L20 100H5Z" fill="#fff" opacity=".16"/><rect x="60" y="102" width="8" height="1.8" rx=".9" fill="#e0483a"/>`,

  "curved-television": `<defs>${down("screen", "#8fd0ee", "#d7eef5", "#f8e3b8")}</defs>
    <path d="M26 106C40 99 88 99 102 106L110 121H98L92 112C80 107 48 107 36 112L30 121H18Z" fill="#3a4552"/><path d="M2 24C2 21 4 19 7 20C40 30 88 30 121 20C124 19 126 21 126 24V106C126 109 124 111 121 110C88 100 40 100 7 110C4 111 2 109 2 106Z" fill="#1b2430"/><path d="M6 25C40 34 88 34 122 25V104C88 94 40 94 6 104Z" fill="url(#screen)"/>
    <circle cx="94" cy="52" r="9" fill="#fbd35a"/><path d="M6 78C24 58 36 52 46 62C56 48 68 52 78 66C92 58 106 60 122 74V104C88 94 40 94 6 104Z" fill="#5f9f6f"/><path d="M6 90C30 76 54 80 76 86C96 80 110 83 122 90V104C88 94 40 94 6 104Z" fill="#357a4d"/><path d="M46 62C50 56 53 53.5 57 53L52 66L48 64L40 71Z" fill="#86bd8f"/>
    <path d="M6 25C24 30 40 32 56 32L20 100C15 101 10 102.5 6 104Z" fill="#fff" opacity=".16"/><path d="M60 100H68" stroke="#e0483a" stroke-width="1.8" stroke-linecap="round"/>`,

  earbuds: `<defs>${across("case", "#ffffff", "#eef1f4", "#c3ccd4")}</defs>
    <path d="M22 74C22 46 40 34 64 34S106 46 106 74Z" fill="#dfe5ea"/><path d="M26 74C26 50 42 39 64 39S102 50 102 74Z" fill="#b9c4cd"/><ellipse cx="64" cy="76" rx="42" ry="13" fill="#5d6b78"/>
    ${[44, 80].map((x) => `<g transform="translate(${x} 64)"><path d="M-5-2L-3 24H6L8-4Z" fill="#d5dde3"/><path d="M-3 0L-1.5 24H1.5L2 0Z" fill="#f6f8fa"/><path d="M-13-12C-13-24-5-29 4-28C12-27 17-21 16-13C15-4 7 1-1 1C-8 0-13-5-13-12Z" fill="#fff"/><path d="M16-13C15-4 7 1-1 1C-4 0.6-7-1-9-3C0-1 10-6 11-16C11.5-20 10-24 8-27C13-25 17-20 16-13Z" fill="#d9e0e6"/><path d="M-12-19C-20-22-24-16-22-10C-20-5-15-4-12-7C-14-10-14-15-12-19Z" fill="#aab5be"/><path d="M-20-16C-21-12-20-9-18-7.5" stroke="#8f9ba6" stroke-width="1.5" fill="none"/><path d="M2-20h6" stroke="#b9c4cd" stroke-width="2.6" stroke-linecap="round"/></g>`).join("")}
    <path d="M18 76C18 72 20 74 22 76C34 90 94 90 106 76C108 74 110 72 110 76V92C110 110 94 118 64 118S18 110 18 92Z" fill="url(#case)"/><path d="M22 82C36 94 92 94 106 82" stroke="#fff" stroke-width="2.6" fill="none"/><circle cx="64" cy="102" r="2.6" fill="#4fc27c"/><path d="M25 92C26 102 32 108 42 111" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none"/>`,

  speaker: `<defs>${across("body", "#4b5866", "#333e4a", "#1f2730")}</defs>
    <rect x="28" y="6" width="72" height="118" rx="13" fill="url(#body)"/><rect x="33" y="11" width="62" height="108" rx="9" fill="#28323d"/>
    <circle cx="64" cy="36" r="16" fill="#161d25"/><circle cx="64" cy="36" r="12.5" fill="#d78a3c"/><circle cx="64" cy="36" r="8.5" fill="#7c4616"/><circle cx="64" cy="36" r="4" fill="#f0b878"/>
    <circle cx="64" cy="84" r="27" fill="#161d25"/><circle cx="64" cy="84" r="23" fill="#d78a3c"/><circle cx="64" cy="84" r="19.5" fill="#3d4955"/><circle cx="64" cy="84" r="14" fill="#2a333d"/><circle cx="64" cy="84" r="7" fill="#5d6b78"/><path d="M49 76C52 70 58 67 64 67" stroke="#6f7e8b" stroke-width="3" stroke-linecap="round" fill="none"/>
    <circle cx="39" cy="17" r="2" fill="#7a8894"/><circle cx="89" cy="17" r="2" fill="#7a8894"/><circle cx="39" cy="113" r="2" fill="#7a8894"/><circle cx="89" cy="113" r="2" fill="#7a8894"/><path d="M32 26V104" stroke="#66747f" stroke-width="2" stroke-linecap="round" opacity=".7"/>`,

  "smart-watch": `<defs>${across("strap", "#3a7bd5", "#2f66b5", "#1f477f")}${down("dial", "#1d2a3d", "#0f1722")}</defs>
    <path d="M44 34L48 6H80L84 34ZM44 94L48 122H80L84 94Z" fill="url(#strap)"/><path d="M53 12H75M52.5 18H75.5M53 116H75" stroke="#1f477f" stroke-width="2.4" stroke-linecap="round"/>
    <rect x="92" y="52" width="6" height="14" rx="2.6" fill="#8f9ba6"/><rect x="92" y="72" width="4.5" height="13" rx="2" fill="#8f9ba6"/>
    <rect x="32" y="28" width="63" height="72" rx="17" fill="#6b7884"/><rect x="32" y="28" width="61" height="72" rx="17" fill="#aab5be"/><rect x="36" y="32" width="53" height="64" rx="14" fill="url(#dial)"/>
    <circle cx="62.5" cy="66" r="20" fill="none" stroke="#33425a" stroke-width="5"/><path d="M62.5 46A20 20 0 1 1 44 74" fill="none" stroke="#4fd08a" stroke-width="5" stroke-linecap="round"/><circle cx="62.5" cy="66" r="12.5" fill="none" stroke="#33425a" stroke-width="4.5"/><path d="M62.5 53.5A12.5 12.5 0 0 1 73 73" fill="none" stroke="#f5a14b" stroke-width="4.5" stroke-linecap="round"/>
    <path d="M62.5 71.5C57 67.5 57.5 62.5 60.5 62.5C61.7 62.5 62.5 63.8 62.5 64.6C62.5 63.8 63.3 62.5 64.5 62.5C67.5 62.5 68 67.5 62.5 71.5Z" fill="#ef5d6c"/><path d="M52 38.5H73" stroke="#e9f0f6" stroke-width="3" stroke-linecap="round"/><path d="M40 44C40 38.5 43 35.5 47 35" stroke="#fff" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".6"/>`,

  "power-bank": `<defs>${across("body", "#3fae86", "#2c8d6a", "#1b6248")}</defs>
    <path d="M78 20C96 6 116 18 112 40C109 56 100 62 104 78" stroke="#3a4552" stroke-width="4" fill="none" stroke-linecap="round"/><rect x="98" y="76" width="13" height="20" rx="3" fill="#3a4552"/><rect x="100.5" y="95" width="8" height="11" rx="1.2" fill="#c3ccd4"/>
    <rect x="24" y="14" width="62" height="110" rx="13" fill="#17533d"/><rect x="22" y="14" width="62" height="110" rx="13" fill="url(#body)"/><path d="M28 26C28 22 30 20 34 20H38V112H34A6 6 0 0 1 28 106Z" fill="#fff" opacity=".2"/>
    <rect x="60" y="9" width="16" height="8" rx="2" fill="#3a4552"/><rect x="30" y="15.5" width="14" height="5" rx="1.5" fill="#10392a"/><rect x="30" y="13.8" width="14" height="2.6" rx="1" fill="#c3ccd4"/>
    ${repeat(4, (i) => `<circle cx="${38 + i * 10}" cy="108" r="3" fill="${i < 3 ? "#d8ffe6" : "#1b6248"}"/>`)}<path d="M58 44L40 72H51L47 92L67 62H55Z" fill="#fff8d8"/>`,

  charger: `<defs>${across("body", "#ffffff", "#f0f3f5", "#c9d2d9")}</defs>
    <path d="M42 92C42 118 62 122 78 116C98 108 84 84 100 76C106 73 110 76 112 80" stroke="#dfe5ea" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M42 92C42 118 62 122 78 116C98 108 84 84 100 76C106 73 110 76 112 80" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>
    <rect x="103" y="78" width="17" height="24" rx="4" fill="#eef1f4"/><rect x="103" y="78" width="6" height="24" rx="3" fill="#fff"/><rect x="106.5" y="101" width="10" height="13" rx="3" fill="#aab5be"/>
    <rect x="27" y="6" width="8" height="26" rx="3.5" fill="#8f9ba6"/><rect x="51" y="6" width="8" height="26" rx="3.5" fill="#8f9ba6"/><path d="M29 8V28M53 8V28" stroke="#d7dee4" stroke-width="2"/>
    <rect x="12" y="28" width="62" height="62" rx="13" fill="url(#body)"/><path d="M18 44C18 38 22 34 28 34H46" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M47 44L35 62H43L40 76L54 56H45Z" fill="#f2a93b"/><rect x="32" y="84" width="22" height="9" rx="3" fill="#66747f"/><circle cx="64" cy="80" r="2.4" fill="#4fc27c"/>`,

  "solar-panel": `<defs>${down("cells", "#3f7fc9", "#1f4a8f")}</defs>
    <path d="M58 92H70L72 118H56Z" fill="#8f9ba6"/><path d="M38 122C38 116 50 114 64 114S90 116 90 122Z" fill="#66747f"/><path d="M22 30H106L124 98H4Z" fill="#c3ccd4"/><path d="M25 33H103L119.5 95H8.5Z" fill="url(#cells)"/>
    <path d="M22.5 43H105.5M19.5 54.5H108.5M16.2 67H111.8M12.5 80.5H115.5M41 33L32 95M56.5 33L53 95M71.5 33L75 95M87 33L96 95" stroke="#c9dcf2" stroke-width="1.7"/><path d="M25 33H60L24 95H8.5Z" fill="#fff" opacity=".2"/><path d="M4 98H124L124.5 102H3.5Z" fill="#7d8994"/>
    <circle cx="107" cy="20" r="10" fill="#f9c22e"/>${repeat(8, (i) => `<path d="M107 5V1" stroke="#f5a414" stroke-width="3" stroke-linecap="round" transform="rotate(${i * 45} 107 20)"/>`)}`,

  generator: `<defs>${down("tank", "#e95b43", "#b93322")}</defs>
    <path d="M10 34C10 26 14 22 22 22H106C114 22 118 26 118 34V112H110V38C110 33 108 30 103 30H25C20 30 18 33 18 38V112H10Z" fill="#3a4552"/><path d="M8 106H120V114H8Z" fill="#28323d"/><path d="M16 114H32V121H16ZM96 114H112V121H96Z" fill="#1b2430"/>
    <path d="M24 34H104C108 34 108 40 107 46L104 58H24L21 46C20 40 20 34 24 34Z" fill="url(#tank)"/><path d="M27 39H92" stroke="#f59a86" stroke-width="3.4" stroke-linecap="round"/><rect x="54" y="27" width="20" height="8" rx="3" fill="#28323d"/>
    <rect x="24" y="60" width="42" height="44" rx="3" fill="#5d6b78"/>${repeat(6, (i) => `<path d="M28 ${66 + i * 6.4}H62" stroke="#39444f" stroke-width="3"/>`)}<rect x="68" y="60" width="36" height="44" rx="3" fill="#e7ebee"/><circle cx="79" cy="72" r="6.5" fill="#39444f"/><circle cx="94" cy="72" r="6.5" fill="#39444f"/><path d="M77 70V74M81 70V74M92 70V74M96 70V74" stroke="#c3ccd4" stroke-width="1.7"/><rect x="73" y="84" width="12" height="8" rx="1.5" fill="#4fc27c"/><rect x="89" y="84" width="10" height="13" rx="2" fill="#d23a2a"/><path d="M73 97H84" stroke="#9aa5ae" stroke-width="2.4"/>`,
};
