import { createContext, useContext, type Context, type ReactNode } from "react";
import * as router from "react-router";
import { TextContext } from "../../i18n/use-t.tsx";
import { LoadedHomeContext } from "./loaded-home-context.ts";
import { MenuContext } from "../frame/menu-context.ts";
import type { RootData, Shell } from "../frame/shell.tsx";
import { useLite } from "./use-lite.ts";

/** Words of each visitor's own in what is printed for everybody. */
export interface OwnWords {
  xsrf: string;
  path: string;
  /** The way to sign in, which leads back to the path. */
  signIn: string;
  cartCount: string;
  cartLabel: string;
}

/** Set by entry.server: keeps markup of views that are made once for everybody (ui/printing/kept-markup.server). */
export interface MarkupKeeper {
  isKept: (view: object) => boolean;
  /** The number of a place in this document for the view's markup; `draw` prints it with these words where there is none. */
  place: (
    view: object | string,
    as: string,
    own: Omit<OwnWords, "signIn">,
    draw: (anybody: OwnWords) => ReactNode,
  ) => number;
}

export const MarkupKeeperContext = createContext<MarkupKeeper | null>(null);

interface KeptMarkupProps {
  /** What the children print, besides words of the shell; a name of its own where they depend on the language alone. */
  of: object | string;
  /** Which of several ways it is printed in. */
  as?: string;
  children: () => ReactNode;
}

/**
 * Prints its children: once for everybody where `of` is a kept view. Then only a mark passes through the renderer, and
 * workers/in-order-document puts the markup in its place. Never for who has a wishlist, which hearts show, nor where a form
 * was refused, which it says.
 */
export function KeptMarkup(props: KeptMarkupProps) {
  return import.meta.env.SSR ? <Printed {...props} /> : props.children();
}

function Printed({ of, as = "", children }: KeptMarkupProps) {
  const keeper = useContext(MarkupKeeperContext);
  const isLite = useLite();
  const data = useContext(router.UNSAFE_DataRouterDataContext);
  const around = useAround();
  const root = data?.loaderData.root as RootData | undefined;
  if (
    !keeper ||
    !data ||
    !root ||
    isLite ||
    root.problem ||
    root.shell.wishlist.length > 0 ||
    (typeof of === "object" && !keeper.isKept(of))
  )
    return children();
  const way = `${root.shell.locale}${root.still ? " still" : ""} ${as}`;
  const place = keeper.place(of, way, root.shell, ({ xsrf, path, cartCount, cartLabel }) => {
    const shell = { ...root.shell, ...NOBODYS, xsrf, path, cartCount, cartLabel };
    const shared = { ...data, loaderData: { root: { ...root, problem: null, requestId: "", shell } } };
    const node = <router.UNSAFE_DataRouterDataContext value={shared}>{children()}</router.UNSAFE_DataRouterDataContext>;
    return around.reduce((inner, [Around, value]) => <Around value={value}>{inner}</Around>, node);
  });
  return <wbr data-kept={place} />;
}

/** Nothing of the visitor for whom it happens to be printed may stand in it. */
const NOBODYS = {
  account: null,
  wishlist: [],
  compareIds: [],
  flash: null,
  searchWords: "",
} satisfies Partial<Shell>;

/** What components of a page find around them. */
function useAround(): [around: Context<never>, value: never][] {
  const found = [
    [TextContext, useContext(TextContext)],
    [MenuContext, useContext(MenuContext)],
    [LoadedHomeContext, useContext(LoadedHomeContext)],
    [router.UNSAFE_DataRouterContext, useContext(router.UNSAFE_DataRouterContext)],
    [router.UNSAFE_DataRouterStateContext, useContext(router.UNSAFE_DataRouterStateContext)],
    [router.UNSAFE_NavigationContext, useContext(router.UNSAFE_NavigationContext)],
    [router.UNSAFE_LocationContext, useContext(router.UNSAFE_LocationContext)],
    [router.UNSAFE_RouteContext, useContext(router.UNSAFE_RouteContext)],
  ] as const;
  return found as unknown as [Context<never>, never][];
}
