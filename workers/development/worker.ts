import { hearFaults, withFaults } from "./faults.ts";

let imported: Promise<typeof import("../app.ts")> | undefined;

async function shop() {
  imported ??= import("../app.ts");
  imported.catch(() => (imported = undefined));
  return (await imported).default;
}

hearFaults();

export default {
  fetch: (...call) => withFaults(async () => (await shop()).fetch(...call)),
  queue: async (batch, env) => (await shop()).queue(batch, env),
  scheduled: async (...call) => (await shop()).scheduled(...call),
} satisfies ExportedHandler<Env>;
