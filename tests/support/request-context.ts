import { RouterContextProvider } from "react-router";
import { bindings, type Bindings } from "../../app/request/bindings.server.ts";

/** Of a request whose bindings are as far there as its loader asks for them. */
export function contextOf(platform: object): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(bindings, platform as Bindings);
  return context;
}
