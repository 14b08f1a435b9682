import type en from "../en/menu.ts";

export default {
  title: "ምድቦች",
  button: "ማውጫ",
  show: "«{{name}}»ን ያሳዩ",
  all: "ሁሉንም ይመልከቱ፦ {{name}}",
} satisfies Record<keyof typeof en, string>;
