// `npm run content:import -- FILE.json [--dry-run]`: the home page's content of the running shop; docs/content-files.md.
import { readContentOptions, runContent, usage } from "./steps/operator/content-import.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readContentOptions(process.argv.slice(2), process.env);
  console.log(options === null ? usage : (await runContent(options)).join("\n"));
} catch (error) {
  leave(error);
}
