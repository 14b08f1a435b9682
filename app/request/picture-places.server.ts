import type { PicturePlaces } from "../data/products/printed-picture.server.ts";
import { isLite } from "../http/pages/lite.server.ts";
import type { Bindings } from "./bindings.server.ts";

/** Where the pictures that are printed inside this page come from; null for the lite shop, which has none. */
export function picturePlaces(request: Request, { files, pictures }: Bindings): PicturePlaces | null {
  return isLite(request.headers) ? null : { files, store: pictures?.store ?? null };
}
