// `npm run login-token -- --contact 0912345678 [--create] [--minutes 5]`: a sign-in link from the running shop.
import { localTime } from "./steps/local-time.ts";
import { askForLoginToken, readLoginOptions, usage } from "./steps/operator/login-token.ts";
import { leave } from "./steps/plain-error.mjs";

try {
  const options = readLoginOptions(process.argv.slice(2), process.env);
  if (options === null) console.log(usage);
  else {
    const { address, expiresAt } = await askForLoginToken(options);
    console.log(`Good for one sign-in until ${localTime(expiresAt)} in Addis Ababa:\n${address}`);
  }
} catch (error) {
  leave(error);
}
