import { across, defs, down, hoop, line, oval, rect, repeat, shape } from "../drawing.ts";

// Each main colour stands in the middle of its gradient, so that the bag can be painted as a whole.
const blue = down("cloth", "#4c7ec2", "#3868ac", "#264b82");
const brown = down("leather", "#9a6238", "#80502c", "#57351c");
const gold = across("gold", "#f9e3a4", "#dfb85a", "#a27a22");

/** Bags that no package draws. */
export const bags = {
  "card-holder":
    defs(brown) +
    rect(24, 34, 80, 30, "#3f8fe0", 5) +
    rect(24, 42, 80, 30, "#f2c14e", 5) +
    rect(24, 50, 80, 30, "#e9eef2", 5) +
    line("M32 57H58", "#98a5b0", 4) +
    shape(
      "M16 62C16 58 19 56 22 56H106C109 56 112 58 112 62V104C112 109 108 112 104 112H24C20 112 16 109 16 104Z",
      "url(#leather)",
    ) +
    shape("M16 66C40 66 48 74 64 74S88 66 112 66V104C112 109 108 112 104 112H24C20 112 16 109 16 104Z", "#80502c") +
    `<path d="M22 72C42 72 50 80 64 80S86 72 106 72V101C106 104 104 106 101 106H27C24 106 22 104 22 101Z" fill="none" stroke="#d9a878" stroke-width="1.8" stroke-dasharray="4 3"/>`,

  "laptop-bag":
    defs(blue) +
    line("M40 40V26C40 18 46 16 52 16H76C82 16 88 18 88 26V40", "#264b82", 7) +
    rect(8, 38, 112, 78, "url(#cloth)", 10) +
    rect(18, 60, 92, 46, "#3868ac", 7) +
    line("M14 50H114", "#1b355e", 3.4) +
    rect(96, 47, 8, 9, "#dfe5ea", 2) +
    line("M26 68H102", "#1b355e", 2.8) +
    rect(90, 66, 7, 9, "#dfe5ea", 2) +
    line("M14 110C40 114 88 114 114 110", "#8db4e6", 2, 0.7) +
    rect(4, 44, 10, 14, "#1b355e", 3) +
    rect(114, 44, 10, 14, "#1b355e", 3),

  "laptop-sleeve":
    defs(blue) +
    rect(30, 14, 78, 96, "#aab5be", 5) +
    rect(30, 14, 78, 96, "#dfe5ea", 5) +
    shape(
      "M16 36C16 32 18 30 22 30H106C110 30 112 32 112 36V112C112 118 108 120 104 120H24C20 120 16 118 16 112Z",
      "url(#cloth)",
    ) +
    line("M22 38H106", "#1b355e", 3) +
    rect(94, 36, 10, 7, "#dfe5ea", 2) +
    rect(28, 96, 22, 12, "#1b355e", 2) +
    line("M24 48V108", "#8db4e6", 3, 0.5),

  "sports-bag":
    defs(blue) +
    line("M30 62C30 20 98 20 98 62", "#1b355e", 6) +
    shape(
      "M4 74C4 54 16 46 34 46H94C112 46 124 54 124 74V92C124 106 116 112 104 112H24C12 112 4 106 4 92Z",
      "url(#cloth)",
    ) +
    line("M26 54H102", "#1b355e", 3.4) +
    line("M34 48V112M94 48V112", "#1b355e", 6) +
    rect(44, 70, 40, 32, "#3868ac", 6) +
    line("M48 78H80", "#1b355e", 2.6) +
    shape(
      "M4 74C4 66 6 60 10 56V108C6 104 4 98 4 92ZM124 74C124 66 122 60 118 56V108C122 104 124 98 124 92Z",
      "#264b82",
    ) +
    rect(50, 20, 28, 9, "#1b355e", 4),

  "shoulder-bag":
    defs(brown, gold) +
    line("M28 62C20 -12 108 -12 100 62", "#57351c", 5) +
    shape(
      "M18 60C18 54 22 50 28 50H100C106 50 110 54 110 60L116 104C117 114 112 118 102 118H26C16 118 11 114 12 104Z",
      "url(#leather)",
    ) +
    shape("M20 50H108L104 82C102 88 96 90 90 90H38C32 90 26 88 24 82Z", "#80502c") +
    `<path d="M25 54H103L99 80C98 84 95 86 90 86H38C33 86 30 84 29 80Z" fill="none" stroke="#d9a878" stroke-width="1.6" stroke-dasharray="4 3"/>` +
    rect(56, 80, 16, 18, "url(#gold)", 3) +
    oval(64, 88, 2.4, "#57351c") +
    hoop(28, 58, 5, "#dfb85a", 3) +
    hoop(100, 58, 5, "#dfb85a", 3),

  "messenger-bag":
    defs(blue) +
    line("M20 50C36 -6 92 -6 108 50", "#1b355e", 6) +
    rect(12, 44, 104, 74, "url(#cloth)", 8) +
    shape(
      "M12 50C12 44 15 42 20 42H108C113 42 116 44 116 50V84C116 92 112 94 106 94H22C16 94 12 92 12 84Z",
      "#3868ac",
    ) +
    [36, 84]
      .map(
        (x) => rect(x, 46, 8, 58, "#264b82") + rect(x - 2, 84, 12, 14, "#dfe5ea", 2) + rect(x + 1, 88, 6, 6, "#264b82"),
      )
      .join("") +
    line("M18 52V84", "#8db4e6", 3, 0.5) +
    line("M18 112H110", "#1b355e", 2),

  "waist-bag":
    defs(blue) +
    line("M24 62C2 50 0 34 10 24C40 10 88 10 118 24C128 34 126 50 104 62", "#264b82", 7) +
    rect(54, 12, 20, 14, "#1d262e", 3) +
    shape("M20 58C20 52 26 48 34 48H94C102 48 108 52 108 58C112 90 96 108 64 108S16 90 20 58Z", "url(#cloth)") +
    line("M26 60H102", "#1b355e", 3.4) +
    rect(92, 57, 8, 9, "#dfe5ea", 2) +
    shape("M30 74C44 70 84 70 98 74C94 92 82 100 64 100S34 92 30 74Z", "#3868ac") +
    line("M36 78H92", "#1b355e", 2.6),

  "tote-bag":
    defs(down("cotton", "#fbf3e0", "#eadfc6", "#cbbb98")) +
    line("M42 48C42 2 60 2 60 44M68 44C68 2 86 2 86 48", "#cbbb98", 6) +
    shape("M22 44H106L112 116C112 120 110 122 106 122H22C18 122 16 120 16 116Z", "url(#cotton)") +
    line("M24 52H104", "#b6a47c", 1.8) +
    shape("M64 66C76 72 82 84 64 106C46 84 52 72 64 66Z", "#5f9f3f") +
    line("M64 74V104M64 86L72 80M64 94L56 88", "#dff0cf", 2.4) +
    line("M28 56L24 112", "#fff", 3, 0.7),

  "zip-pouch":
    defs(down("cloth", "#ec9db2", "#d98aa0", "#aa5f76")) +
    shape(
      "M14 54C14 46 20 42 28 42H100C108 42 114 46 114 54L120 104C121 112 116 116 108 116H20C12 116 7 112 8 104Z",
      "url(#cloth)",
    ) +
    rect(16, 42, 96, 10, "#7d4053", 4) +
    line("M22 47H106", "#f6dd9a", 3.4) +
    rect(96, 45, 9, 20, "#dfb85a", 3) +
    repeat(9, (i) => oval(24 + i * 10, 74 + (i % 2) * 18, 3.2, "#fbe4ec")) +
    line("M20 62L16 104", "#fff", 3, 0.5),

  "jewellery-pouch":
    defs(down("velvet", "#8a4fa8", "#6f3a8c", "#4a2260")) +
    shape("M40 30L32 12L46 18L54 8L64 17L74 8L82 18L96 12L88 30Z", "url(#velvet)") +
    shape("M42 34C24 54 10 74 14 98C17 114 36 120 64 120S111 114 114 98C118 74 104 54 86 34Z", "url(#velvet)") +
    line("M52 42C46 62 44 88 48 112M76 42C82 62 84 88 80 112", "#4a2260", 2.6) +
    rect(38, 28, 52, 8, "#dfb85a", 4) +
    line("M46 36C34 50 34 60 38 66M82 36C96 46 98 58 94 66", "#dfb85a", 3.4) +
    oval(38, 69, 4, "#f6dd9a") +
    oval(94, 69, 4, "#f6dd9a") +
    line("M28 76C24 86 24 94 28 102", "#c79be0", 4, 0.7),

  "lunch-bag":
    defs(blue) +
    line("M44 30V18C44 12 48 10 54 10H74C80 10 84 12 84 18V30", "#1b355e", 7) +
    shape(
      "M20 40C20 32 26 28 34 28H94C102 28 108 32 108 40V112C108 118 104 122 98 122H30C24 122 20 118 20 112Z",
      "url(#cloth)",
    ) +
    line("M20 52H108", "#1b355e", 3.4) +
    rect(90, 49, 8, 9, "#dfe5ea", 2) +
    rect(32, 66, 64, 44, "#3868ac", 7) +
    shape("M64 78C72 72 82 78 80 90C78 100 70 104 64 102C58 104 50 100 48 90C46 78 56 72 64 78Z", "#d8402f") +
    line("M64 78C64 72 67 70 70 69", "#5a2f16", 3) +
    line("M26 58V110", "#8db4e6", 3, 0.5),
};
