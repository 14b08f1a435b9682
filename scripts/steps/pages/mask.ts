/** What differs between two readings of one page though a shopper sees the same. */
const CHANGING: [pattern: RegExp, mask: string][] = [
  [/ nonce="[^"]*"/g, ' nonce="-"'],
  [/(name="_xsrf" value=")[^"]*/g, "$1-"],
  [/(name="(?:key|addKey|add-key|once)" value=")[^"]*/g, "$1-"],
  // Names of built files end in a hash of their bytes.
  [/(\/assets\/[\w.~-]*?)-[\w-]{8}(\.\w+)/g, "$1-hash$2"],
  // Styles of the head are the build's: which bytes come first is another test's matter.
  [/<style[^>]*>[\s\S]*?<\/style>/g, ""],
  [/<link[^>]*rel="stylesheet"[^>]*>/g, ""],
  [/<div class="later-styles">[\s\S]*?<\/div>/g, ""],
  // Scripts without a type of data are the build's, and data for the framework; structured data has one and stays.
  [/<script(?: nonce="[^"]*")?(?: type="text\/x-wake")?[^>=]*>[\s\S]*?<\/script>/g, ""],
  [/"_R_\w+_/g, '"_R_'],
  // What React puts between two texts.
  [/<!-- -->/g, ""],
  [/\b1[789]\d{11}\b/g, "time"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?/g, "time"],
  [/(<time[^>]*>)[^<]*/g, "$1-"],
  [/\d+(?:\.\d+)? KB/g, "- KB"],
  [/\b[0-9a-f]{16,}\b/g, "hex"],
  [/localhost:\d+/g, "shop"],
];

/** A page without what changes from one reading to the next: nonces, tokens, file hashes, times, styles of the head. */
export function mask(page: string): string {
  return CHANGING.reduce((text, [pattern, put]) => text.replaceAll(pattern, put), page);
}
