// `npm run db -- PART`, on the local database.
import { commandLine, runCommand, wrongPart } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { readPort, requireFreePort } from "./steps/port.mjs";
import { d1Over } from "./steps/shop/d1-over-file.ts";
import { openDatabaseFile } from "./steps/shop/database-file.ts";
import { ensureDatabase, migrate, removeDatabase } from "./steps/shop/database.ts";
import { isOfOtherMigrations } from "./steps/shop/schema.ts";
import { localSecrets } from "./steps/shop/secrets.ts";
import { defaultStateDir } from "./steps/shop/serve.ts";

const usage = [
  "npm run db -- PART",
  "  migrate   new migrations",
  "  seed      the demo market",
  "  reset     both from nothing",
].join("\n");

const commands: Record<string, () => Promise<void>> = {
  async migrate() {
    localSecrets();
    const file = await openDatabaseFile(defaultStateDir);
    try {
      if (await isOfOtherMigrations(d1Over(file)))
        throw new PlainError("The stored database was made by other migrations: npm run db -- reset makes a new one.");
      const applied = await migrate(file);
      console.log(applied.length > 0 ? `✓ Applied ${applied.join(", ")}` : "✓ No new migrations");
    } finally {
      file.close();
    }
  },
  async seed() {
    await ensureDatabase();
    console.log("✓ The demo market is up to date");
  },
  async reset() {
    // A running shop has the files open; deleting them would leave it with neither old nor new data.
    const port = readPort(process.env.PORT);
    await requireFreePort(port).catch(() => {
      throw new PlainError(`Stop the shop on port ${port} first: its database would be deleted while in use.`);
    });
    removeDatabase();
    await ensureDatabase();
  },
};

await runCommand({
  usage,
  read: (args) => {
    const { values, positionals } = commandLine(args, usage, {});
    if (values.help) return null;
    const [name = "", ...more] = positionals;
    if (!Object.hasOwn(commands, name) || more.length > 0)
      throw new PlainError(`${wrongPart(more[0] ?? name)}:\n${usage}`);
    return commands[name]!;
  },
  run: async (command) => {
    await command();
    return [];
  },
});
