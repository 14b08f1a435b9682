import { enhance } from "./client/enhance.ts";

// Pages that are worked in are taken over by the framework, which then does the rest; all others stay as they were printed
// (docs/decisions/0039).
if (document.documentElement.hasAttribute("data-wake"))
  void import("./client/take-over.tsx").then(({ takeOver }) => takeOver());
else enhance(() => import("./ui/dialogs/over-the-page.tsx"));
