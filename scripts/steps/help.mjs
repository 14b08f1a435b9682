/**
 * For commands without arguments of their own: with --help prints the usage and ends.
 * @param {string} usage
 */
export function endAfterHelp(usage) {
  if (!process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) return;
  console.log(usage);
  process.exit(0);
}
