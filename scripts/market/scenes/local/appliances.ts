import { across, down, repeat } from "../drawing.ts";

const white = across("white", "#ffffff", "#f1f4f6", "#cdd6dc");

/** Larger and smaller machines of the house. */
export const appliances = {
  fridge: `<defs>${across("body", "#e9eef2", "#ccd6dd", "#98a6b1")}</defs>
    <path d="M36 118H46V124H36ZM82 118H92V124H82Z" fill="#3a4552"/><rect x="28" y="4" width="72" height="117" rx="7" fill="url(#body)"/><path d="M28 46H100V49H28Z" fill="#7f8d98"/><path d="M32 12C32 9.5 34 8 36 8H40V44H32ZM32 52H40V116H36A4 4 0 0 1 32 112Z" fill="#fff" opacity=".55"/>
    <rect x="88" y="24" width="5" height="18" rx="2.5" fill="#5d6b78"/><rect x="88" y="54" width="5" height="30" rx="2.5" fill="#5d6b78"/><rect x="46" y="14" width="16" height="8" rx="2" fill="#28323d"/><path d="M49.5 18H54M56 18H58.5" stroke="#7fe0ff" stroke-width="1.8"/>
    <rect x="46" y="60" width="20" height="26" rx="3" fill="#3a4552"/><path d="M50 65H62V82H50Z" fill="#1b2430"/><path d="M54.5 67H57.5V73H54.5Z" fill="#7fb6d6"/>`,

  blender: `<defs>${across("glass", "#f4fbfd", "#d4e9f0", "#9fc2d0")}${across("base", "#e2553f", "#c43a27", "#84210f")}</defs>
    <path d="M86 30C106 28 110 40 106 56C103 68 94 72 84 72L85 65C92 65 97 61 99 53C101.5 42 98 36 86 37Z" fill="#8fb3c2"/><path d="M32 20H92L84 84H42Z" fill="url(#glass)"/><path d="M36.5 46H89L84 84H42Z" fill="#f2a33c" opacity=".9"/><path d="M36.5 46C46 41 56 51 68 46S82 42 89 46L88.5 50C78 47 72 53 64 52S46 47 37 51Z" fill="#fbc870"/><circle cx="54" cy="62" r="4.5" fill="#e2553f"/><circle cx="70" cy="70" r="5" fill="#f9dc6d"/><circle cx="66" cy="58" r="3" fill="#e2553f"/>
    <path d="M39 24L46 78" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/><path d="M76 30H84M75.5 38H83M74.5 58H80.5M74 66H79.5" stroke="#6f98a8" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M30 14H94L92 22H32Z" fill="#39444f"/><rect x="50" y="5" width="24" height="10" rx="3" fill="#28323d"/><path d="M40 84H86L88 92H38Z" fill="#39444f"/>
    <path d="M38 92H88C94 98 98 110 98 118C98 122 96 124 92 124H34C30 124 28 122 28 118C28 110 32 98 38 92Z" fill="url(#base)"/><circle cx="63" cy="108" r="9.5" fill="#f4e3dd"/><circle cx="63" cy="108" r="7" fill="#39444f"/><path d="M63 108V102.5" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/><circle cx="43" cy="110" r="2.6" fill="#f9dc6d"/><circle cx="83" cy="110" r="2.6" fill="#f9dc6d"/>`,

  "washing-machine": `<defs>${white}${down("glass", "#8fc3de", "#3d7ea6")}</defs>
    <path d="M22 116H34V123H22ZM94 116H106V123H94Z" fill="#3a4552"/><rect x="14" y="6" width="100" height="113" rx="8" fill="url(#white)"/><path d="M14 14A8 8 0 0 1 22 6H106A8 8 0 0 1 114 14V30H14Z" fill="#dbe3e8"/><rect x="21" y="12" width="30" height="12" rx="2.5" fill="#fff"/><circle cx="66" cy="18" r="7" fill="#5d6b78"/><path d="M66 18V13" stroke="#fff" stroke-width="2" stroke-linecap="round"/><rect x="80" y="13" width="27" height="10" rx="2.5" fill="#28323d"/><path d="M85 18H91M94 18H102" stroke="#7fe0ff" stroke-width="2.2"/>
    <circle cx="64" cy="74" r="36" fill="#b5c1c9"/><circle cx="64" cy="74" r="32.5" fill="#eef2f5"/><circle cx="64" cy="74" r="26" fill="#28323d"/><circle cx="64" cy="74" r="23" fill="url(#glass)"/><path d="M41.5 78C48 70 54 82 62 77S78 72 86.5 78C84.5 90 75 97 64 97S43.5 90 41.5 78Z" fill="#e9f5fb"/><path d="M46 84C54 78 60 90 70 84S80 82 84 85C80 93 72.5 97 64 97S49 93 46 84Z" fill="#ef8a5c"/><circle cx="54" cy="66" r="3" fill="#fff" opacity=".8"/><circle cx="72" cy="62" r="2" fill="#fff" opacity=".8"/><path d="M47 64C50 57.5 56 54 62 54" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".7"/><rect x="95" y="68" width="6" height="13" rx="3" fill="#7f8d98"/>`,

  "flat-iron": `<defs>${down("body", "#4f8fd8", "#2b5fa8")}${down("plate", "#e3e9ed", "#9aa8b2")}</defs>
    <path d="M104 40C116 44 116 62 124 58" stroke="#39444f" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M4 108C8 90 20 78 36 72H112C116 84 117 96 117 108Z" fill="url(#plate)"/><path d="M4 108H117V113C117 115 116 116 114 116H6C3 116 3 112 4 108Z" fill="#7f8d98"/>
    <path d="M14 98C20 82 34 68 52 62C50 50 60 38 76 36H100C108 36 110 42 111 50L116 98Z" fill="url(#body)"/><path d="M64 62C64 54 70 50 78 50H94C97 50 98.5 52 99 55L100.5 66H66C64.5 66 64 65 64 62Z" fill="#f2f6f9"/><path d="M68 62.5C68 57 72 54.5 78 54.5H92C94 54.5 95 55.5 95.3 57.5L96.3 64Z" fill="#d3dee6"/>
    <path d="M58 46C63 40.5 69 39 76 39H98" stroke="#9cc4f0" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M22 92C28 82 38 74 52 69" stroke="#9cc4f0" stroke-width="3" stroke-linecap="round" fill="none"/><circle cx="86" cy="83" r="9" fill="#eef3f7"/><circle cx="86" cy="83" r="6.5" fill="#39444f"/><path d="M86 83L89.5 79" stroke="#fff" stroke-width="2" stroke-linecap="round"/><circle cx="104" cy="76" r="2.6" fill="#ff7a5c"/><path d="M40 82h3M48 82h3M36 88h3M44 88h3M52 88h3" stroke="#cfe3fa" stroke-width="2.4" stroke-linecap="round"/>`,

  stove: `<defs>${across("body", "#f3f5f7", "#d7dee3", "#a2afb8")}</defs>
    <path d="M20 118H30V124H20ZM98 118H108V124H98Z" fill="#3a4552"/><rect x="12" y="38" width="104" height="82" rx="5" fill="url(#body)"/><path d="M6 34H122V42H6Z" fill="#39444f"/>
    ${[34, 94].map((x) => `<path d="M${x - 20} 30H${x + 20}M${x - 16} 30V35M${x + 16} 30V35M${x - 5} 30V35M${x + 5} 30V35" stroke="#1b2430" stroke-width="3.4" stroke-linecap="round"/><path d="M${x - 12} 33C${x - 13} 27 ${x - 9} 27 ${x - 10} 23C${x - 5} 26 ${x - 6} 29 ${x - 5} 33ZM${x - 3} 33C${x - 4} 26 ${x} 26 ${x - 1} 21C${x + 4} 25 ${x + 3} 29 ${x + 4} 33ZM${x + 6} 33C${x + 5} 27 ${x + 9} 27 ${x + 8} 23C${x + 13} 26 ${x + 12} 29 ${x + 12} 33Z" fill="#4aa3e8"/>`).join("")}
    ${repeat(5, (i) => `<circle cx="${28 + i * 18}" cy="53" r="6" fill="#39444f"/><path d="M${28 + i * 18} 53V48.5" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`)}<rect x="20" y="66" width="88" height="46" rx="4" fill="#39444f"/><rect x="28" y="76" width="72" height="30" rx="3" fill="#1b2430"/><path d="M34 98C44 88 80 88 94 98V104H34Z" fill="#e98a2b" opacity=".55"/><path d="M30 78H58L40 104H30Z" fill="#fff" opacity=".12"/><rect x="26" y="68.5" width="76" height="4.5" rx="2.2" fill="#c3ccd4"/>`,

  boiler: `<defs>${white}</defs>
    <path d="M50 104V124M78 104V124" stroke="#9aa8b2" stroke-width="5"/><path d="M50 112V124" stroke="#d9543f" stroke-width="5"/><path d="M78 112V124" stroke="#3f86cf" stroke-width="5"/><path d="M28 26C28 12 44 6 64 6S100 12 100 26V90C100 102 84 108 64 108S28 102 28 90Z" fill="url(#white)"/><path d="M28.8 27C29 34 44 40 64 40S99 34 99.2 27" stroke="#b9c4cd" stroke-width="1.6" fill="none"/><path d="M28.8 85C29 92 44 98 64 98S99 92 99.2 85" stroke="#b9c4cd" stroke-width="1.6" fill="none"/><path d="M36 30V86" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
    <circle cx="64" cy="60" r="13" fill="#5d6b78"/><circle cx="64" cy="60" r="10.5" fill="#fff"/><path d="M56.5 63A8 8 0 0 1 64 52" stroke="#3f86cf" stroke-width="2.6" fill="none"/><path d="M64 52A8 8 0 0 1 71.5 63" stroke="#d9543f" stroke-width="2.6" fill="none"/><path d="M64 60L68 55" stroke="#28323d" stroke-width="2" stroke-linecap="round"/><circle cx="56" cy="83" r="2.6" fill="#4fc27c"/><circle cx="72" cy="83" r="2.6" fill="#f2a93b"/>`,

  "coffee-machine": `<defs>${across("body", "#57636f", "#3a4552", "#20272f")}</defs>
    <path d="M20 14C20 8 24 6 30 6H98C104 6 108 8 108 14V40H20Z" fill="url(#body)"/><path d="M72 38H104V112H72Z" fill="#28323d"/><path d="M14 108H114C117 108 118 110 118 113V119C118 122 116 124 113 124H15C12 124 10 122 10 119V113C10 110 11 108 14 108Z" fill="url(#body)"/><path d="M20 108H76V104H20Z" fill="#9aa8b2"/>
    <rect x="34" y="40" width="28" height="11" rx="2" fill="#9aa8b2"/><path d="M38 51H58L55 58H41Z" fill="#66747f"/><path d="M16 43H36V48H16A2.5 2.5 0 0 1 16 43Z" fill="#1b2430"/><path d="M44 58V76M52 58V76" stroke="#5b2f10" stroke-width="2.4"/>
    <path d="M32 76H64C64 92 60 103 54 103H42C36 103 32 92 32 76Z" fill="#fff"/><path d="M64 80C74 78 74 94 61 94L62 90.5C68 90 68 83 63.5 83.5Z" fill="#e3e8ec"/><ellipse cx="48" cy="76.5" rx="15.5" ry="3" fill="#6b3d22"/>
    <rect x="30" y="14" width="36" height="15" rx="3" fill="#10161f"/><path d="M35 21.5H46M50 21.5H60" stroke="#ffc56b" stroke-width="2.6"/><circle cx="80" cy="21" r="5.5" fill="#d7dee3"/><circle cx="96" cy="21" r="5.5" fill="#d9543f"/><path d="M26 11H60" stroke="#8b98a4" stroke-width="2.4" stroke-linecap="round"/><path d="M80 50H96V92H80Z" fill="#9fd0e6" opacity=".55"/><path d="M80 66H96V92H80Z" fill="#5fb2d6" opacity=".7"/>`,

  mitad: `<defs>${down("lid", "#f4f6f8", "#bcc7cf")}${across("body", "#cf5a3c", "#b0412a", "#72200f")}</defs>
    <path d="M22 108H34V122H22ZM94 108H106V122H94Z" fill="#39444f"/><path d="M4 76H124V98C124 108 98 114 64 114S4 108 4 98Z" fill="url(#body)"/><ellipse cx="64" cy="76" rx="60" ry="14" fill="#8d9aa4"/><ellipse cx="64" cy="74.5" rx="60" ry="14" fill="#39444f"/><ellipse cx="64" cy="74" rx="55" ry="11.8" fill="#c9a77a"/>
    ${repeat(40, (i) => {
      const a = i * 2.399;
      const r = Math.sqrt((i + 0.5) / 40);
      return `<ellipse cx="${(64 + Math.cos(a) * 50 * r).toFixed(1)}" cy="${(74 + Math.sin(a) * 10 * r).toFixed(1)}" rx="1.3" ry=".7" fill="#94703f" opacity=".8"/>`;
    })}
    <path d="M8 62C20 30 42 22 64 20S112 26 122 50L120 58C92 44 38 46 10 68Z" fill="url(#lid)"/><path d="M10 68C38 46 92 44 120 58L119 62C92 50 40 52 12 72Z" fill="#7f8d98"/><path d="M56 19C56 10 76 8 76 17L72 21L60 22Z" fill="#28323d"/><path d="M22 54C34 38 50 31 70 29" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>
    <circle cx="64" cy="100" r="7" fill="#f4e3dd"/><circle cx="64" cy="100" r="5" fill="#39444f"/><path d="M64 100V96.5" stroke="#fff" stroke-width="1.8"/><circle cx="84" cy="99" r="2.6" fill="#ffd166"/><circle cx="44" cy="99" r="2.6" fill="#ffd166"/>`,
};
