// `npm run db:migrate`, `db:seed` and `db:reset`, on the local database.
import { PlainError, leave } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { ensureDatabase, removeDatabase } from "./steps/shop/database.ts";
import { applyMigrations } from "./steps/shop/migrations.ts";
import { localSecrets } from "./steps/shop/secrets.ts";
import { openStorage } from "./steps/shop/serve.ts";

const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    localSecrets();
    const storage = await openStorage();
    const applied = await applyMigrations(await storage.db()).finally(storage.stop);
    console.log(applied.length > 0 ? `✓ Applied ${applied.join(", ")}` : "✓ No new migrations");
  },
  async seed() {
    await ensureDatabase();
    console.log("✓ The demo market is up to date");
  },
  async reset() {
    // A served shop keeps the files open; taking them away under it would leave it with neither old nor new data.
    const port = readPort(process.env.PORT);
    await requireFreePort(port).catch(() => {
      throw new PlainError(`Stop the shop on port ${port} first: its database would be taken away under it.`);
    });
    removeDatabase();
    await ensureDatabase();
  },
};

try {
  const command = commands[process.argv[2] ?? ""];
  if (!command) throw new PlainError(`Say one of: ${Object.keys(commands).join(", ")}.`);
  await command();
} catch (error) {
  leave(error);
}
