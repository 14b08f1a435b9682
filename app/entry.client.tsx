import { enhance } from "./client/enhance.ts";

// Only pages that are worked in are hydrated; all others stay as printed (docs/decisions/0039).
if (document.documentElement.hasAttribute("data-hydrate"))
  void import("./client/hydrate-page.tsx").then(({ hydratePage }) => hydratePage());
else enhance(() => import("./ui/dialogs/over-the-page.tsx"));
