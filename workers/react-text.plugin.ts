import type { Plugin } from "vite";

/**
 * React's renderer for Node puts a page into buffers of 4 KB, string by string: some 50,000 for home. In the worker it gathers
 * text, which is encoded once for each flush: a fifth less work for every page (docs/decisions/0072-react-writes-text.md).
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

/** Where the renderer meets bytes, by the name of the function. */
const IN_TEXT = {
  writeChunk: 'var gatheredText = ""; function writeChunk(destination, chunk) { gatheredText += chunk; }',
  completeWriting: `function completeWriting(destination) {
    if (gatheredText !== "") destination.write(textEncoder.encode(gatheredText));
    gatheredText = ""; destinationHasCapacity$1 = true; }`,
  stringToPrecomputedChunk: "function stringToPrecomputedChunk(content) { return content; }",
  byteLengthOfChunk: "function byteLengthOfChunk(chunk) { return chunk.length; }",
};

/** The renderer's source with these functions in place of its own; lines stay where they are. Throws when React spells one otherwise. */
export function writingText(code: string): string {
  return Object.entries(IN_TEXT).reduce((source, [name, ours]) => {
    const its = new RegExp(String.raw`^function ${name}\([^]*?^\}$`, "m").exec(source)?.[0];
    if (its === undefined) throw new Error(`React's renderer has no function ${name}: see docs/decisions/0072.`);
    const lines = (text: string) => text.split("\n").length;
    return source.replace(its, () => ours + "\n".repeat(Math.max(0, lines(its) - lines(ours))));
  }, code);
}
