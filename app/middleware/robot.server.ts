import { isbot } from "isbot";

/** Whether a program and not a person asks, as far as it says so; who does not say what he is counts as one. */
export function isRobot(request: Request): boolean {
  const agent = request.headers.get("user-agent");
  return !agent || isbot(agent);
}
