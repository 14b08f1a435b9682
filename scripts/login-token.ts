import { runCommand } from "./steps/command-line.ts";
import { localTime } from "./steps/local-time.ts";
import { askForLoginToken, readLoginOptions, usage } from "./steps/operator/login-token.ts";

await runCommand({
  usage,
  read: readLoginOptions,
  run: async (options) => {
    const { address, expiresAt } = await askForLoginToken(options);
    return [`Good for one sign-in until ${localTime(expiresAt)} in Addis Ababa:`, address];
  },
});
