import { machineTextSeconds } from "../../domain/freshness.ts";
import { securityText, securityTextDays } from "../../domain/pages/security-text.ts";
import { bindings } from "../../request/bindings.server.ts";
import { notFound, plainTextAnswer } from "./machine-answers.server.ts";
import type { Route } from "./+types/security";

const DAY = 86_400_000;

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicOrigin, settings, clock } = context.get(bindings);
  const { securityContact } = await settings();
  const expires = new Date((Math.floor(clock() / DAY) + securityTextDays) * DAY).toISOString();
  const text = securityText({ contacts: securityContact, origin: new URL(publicOrigin).origin, expires });
  return text === null ? notFound() : plainTextAnswer(text, machineTextSeconds);
}
