import type { Plugin } from "vite";

/**
 * React's renderer for Node writes buffers of 4 KB string by string; gathering text saves a fifth of each page's work
 * (docs/decisions/0072-react-writes-text.md).
 */
export function reactText(): Plugin {
  return {
    name: "gulit-react-text",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: (code, id) =>
      id.endsWith("react-dom-server.node.production.js") ? { code: writingText(code), map: null } : undefined,
  };
}

const IN_TEXT = {
  writeChunk: 'var gatheredText = ""; function writeChunk(destination, chunk) { gatheredText += chunk; }',
  completeWriting: `function completeWriting(destination) {
    if (gatheredText !== "") destination.write(textEncoder.encode(gatheredText));
    gatheredText = ""; destinationHasCapacity$1 = true; }`,
  stringToPrecomputedChunk: "function stringToPrecomputedChunk(content) { return content; }",
  byteLengthOfChunk: "function byteLengthOfChunk(chunk) { return chunk.length; }",
};

/** Throws when React's source is spelled otherwise; line numbers stay. */
export function writingText(code: string): string {
  return Object.entries(IN_TEXT).reduce((source, [name, ours]) => {
    const its = new RegExp(String.raw`^function ${name}\([^]*?^\}$`, "m").exec(source)?.[0];
    if (its === undefined) throw new Error(`React's renderer has no function ${name}: see docs/decisions/0072.`);
    const lines = (text: string) => text.split("\n").length;
    return source.replace(its, () => ours + "\n".repeat(Math.max(0, lines(its) - lines(ours))));
  }, code);
}
