const CHANGING: [pattern: RegExp, mask: string][] = [
  [/ nonce="[^"]*"/g, ' nonce="-"'],
  [/(name="_xsrf" value=")[^"]*/g, "$1-"],
  [/(name="(?:key|addKey|add-key|once)" value=")[^"]*/g, "$1-"],
  [/(\/assets\/[\w.~-]*?)-[\w-]{8}(\.\w+)/g, "$1-hash$2"],
  [/<style[^>]*>[\s\S]*?<\/style>/g, ""],
  [/<link[^>]*rel="stylesheet"[^>]*>/g, ""],
  [/<div class="later-styles">[\s\S]*?<\/div>/g, ""],
  // Untyped scripts are the build's and the framework's; structured data has a type and stays.
  [/<script(?: nonce="[^"]*")?(?: type="text\/x-deferred")?[^>=]*>[\s\S]*?<\/script>/g, ""],
  [/"_R_\w+_/g, '"_R_'],
  [/<!-- -->/g, ""],
  [/\b1[789]\d{11}\b/g, "time"],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?/g, "time"],
  [/(<time[^>]*>)[^<]*/g, "$1-"],
  [/\d+(?:\.\d+)? KB/g, "- KB"],
  [/\b[0-9a-f]{16,}\b/g, "hex"],
  [/localhost:\d+/g, "shop"],
];

export function mask(page: string): string {
  return CHANGING.reduce((text, [pattern, put]) => text.replaceAll(pattern, put), page);
}
