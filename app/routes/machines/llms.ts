import { machineTextSeconds } from "../../domain/freshness.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { llmsText } from "./llms-text.ts";
import { plainText } from "./plain-answers.server.ts";
import type { Route } from "./+types/llms";

/** llms.txt (llmstxt.org): what the shop is and where things are, for assistants that read it for somebody. */
export function loader({ context }: Route.LoaderArgs): Response {
  return plainText(llmsText(new URL(context.get(bindings).publicOrigin).origin), machineTextSeconds);
}
