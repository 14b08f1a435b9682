import type { ContextType, ReactNode } from "react";
import type { RouterContextProvider } from "react-router";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { loadedHomeContext, menuContext, outsideContext } from "../http/request-context.server.ts";
import { TextContext } from "../i18n/use-t.tsx";
import { MenuContext } from "../ui/frame/menu-context.ts";
import { KeptPathContext } from "../ui/printing/kept-path.ts";
import { OutsideContext } from "../ui/printing/outside-context.ts";
import { LoadedHomeContext } from "../ui/printing/loaded-home-context.ts";

interface Props {
  text: ContextType<typeof TextContext>;
  context: RouterContextProvider;
  children: ReactNode;
}

export function PageContexts({ text, context, children }: Props) {
  const facts = context.get(pageFactsContext);
  return (
    <TextContext value={text}>
      <MenuContext value={context.get(menuContext)}>
        <OutsideContext value={context.get(outsideContext)}>
          <LoadedHomeContext value={context.get(loadedHomeContext)}>
            <KeptPathContext value={facts?.isIndexed ? facts.path : null}>{children}</KeptPathContext>
          </LoadedHomeContext>
        </OutsideContext>
      </MenuContext>
    </TextContext>
  );
}
