import type en from "../en/push.ts";

export default {
  question: "ስለ መለያዎና ስለ ትዕዛዞችዎ በዚህ ስልክ ወይም ኮምፒውተር እናሳውቅዎ?",
  yes: "ማሳወቂያዎችን ያብሩ",
  no: "አሁን አይደለም",
  label: "ማሳወቂያዎች",
} satisfies Record<keyof typeof en, string>;
