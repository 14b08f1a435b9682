import { sentPicture } from "../../../shared/desk/sent-picture.server.ts";
import type { Route } from "./+types/picture";

export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return sentPicture(context, params.hash, "customOrder");
}

export { desk as middleware } from "../../../shared/desk/desk.server.ts";
