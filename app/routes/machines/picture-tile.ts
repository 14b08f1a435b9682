import { tileAddress, tileIcon } from "../../domain/pictures/picture-address.ts";
import { tileAnswer } from "../../shared/pictures/picture-tile.server.ts";
import { notFound } from "./machine-answers.server.ts";
import type { Route } from "./+types/picture-tile";

const WEEK = 604_800;

export function loader({ params }: Route.LoaderArgs): Response {
  const icon = tileIcon(tileAddress(params.file.replace(/\.svg$/, "")));
  return icon === null || !params.file.endsWith(".svg") ? notFound() : tileAnswer(icon, WEEK);
}
