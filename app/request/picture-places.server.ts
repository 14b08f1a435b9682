import type { PicturePlaces } from "../data/products/printed-picture.server.ts";
import { isLite } from "../http/pages/lite-page.server.ts";
import type { Bindings } from "./bindings.server.ts";

export function picturePlaces(request: Request, { files, pictures }: Bindings): PicturePlaces | null {
  return isLite(request.headers) ? null : { files, store: pictures?.store ?? null };
}
