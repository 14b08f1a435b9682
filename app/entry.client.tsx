import { enhance } from "./client/enhance.ts";

// Only routes with `hydrates` are hydrated; all other pages stay as printed (docs/decisions/0039).
if (document.documentElement.hasAttribute("data-hydrate"))
  void import("./client/hydrate-page.tsx").then(({ hydratePage }) => hydratePage());
else enhance(() => import("./ui/dialogs/over-the-page.tsx"));
