import { type RouterContext, RouterContextProvider } from "react-router";
import { type Bindings, bindings } from "../../app/request/bindings.server.ts";
import { i18nextMiddleware } from "../../app/request/locale.server.ts";

/** Sets in a context what the locale middleware sets for an English reader. */
export async function englishContext(): Promise<(context: RouterContextProvider) => void> {
  const values: [RouterContext<unknown>, unknown][] = [];
  const seen = new RouterContextProvider();
  seen.set(bindings, { publicOrigin: "http://localhost:8787" } as Bindings);
  const set = seen.set.bind(seen);
  seen.set = (key, value) => {
    values.push([key as RouterContext<unknown>, value]);
    set(key, value);
  };
  const request = new Request("http://localhost:8787/");
  await i18nextMiddleware({ request, context: seen } as never, async () => new Response());
  return (context) => values.forEach(([key, value]) => context.set(key, value));
}
