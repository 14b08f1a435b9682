import { homeContentOf } from "../../data/home/home-content.server.ts";
import { loadedHome } from "../../domain/home/loaded-home.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { memoizedView } from "../../http/pages/memoized-view.server.ts";
import { homeContentView } from "./home-content-view.ts";

export function memoizedContent(texts: readonly string[], viewer: Viewer) {
  return memoizedView("homeContent", texts, viewer, ({ locale }) => {
    const stored = homeContentOf(texts);
    return { content: homeContentView(stored, locale), loaded: loadedHome(stored, locale) };
  });
}
