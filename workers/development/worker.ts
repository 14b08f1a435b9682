/** The worker of `npm run dev`: the shop is imported with the first call, so the start waits for none of its modules. */
let imported: Promise<typeof import("../app.ts")> | undefined;

async function shop() {
  imported ??= import("../app.ts");
  return (await imported).default;
}

export default {
  fetch: async (...call) => (await shop()).fetch(...call),
  queue: async (batch, env) => (await shop()).queue(batch, env),
  scheduled: async (...call) => (await shop()).scheduled(...call),
} satisfies ExportedHandler<Env>;
