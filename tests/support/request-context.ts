import { RouterContextProvider } from "react-router";
import { bindings, type Bindings } from "../../app/request/bindings.server.ts";

/** No call of the queue of pictures leaves. */
export const quietPictures = { pictures: { queue: { send: async () => {} } }, waitUntil: () => {} };

/** Of a request whose bindings are as far there as its loader asks for them. */
export function contextOf(platform: object): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(bindings, { ...quietPictures, ...platform } as unknown as Bindings);
  return context;
}
