import { machineTextSeconds } from "../../domain/freshness.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { plainText } from "./plain-answers.server.ts";
import { robotsText } from "./robots-text.ts";
import type { Route } from "./+types/robots";

/** robots.txt (RFC 9309). */
export function loader({ context }: Route.LoaderArgs): Response {
  return plainText(robotsText(new URL(context.get(bindings).publicOrigin).origin), machineTextSeconds);
}
