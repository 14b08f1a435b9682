import { decodeHTMLStrict } from "entities";

const TAG =
  /<(\/?)([a-z][a-z0-9]*(?::[a-z]+)?)(?:\s+[^\s"'<>/=&]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>/iy;
const HIDDEN = new Set(["script", "style", "template", "noscript", "iframe", "head", "title"]);
const PARAGRAPHS = new Set(
  "p div h1 h2 h3 h4 h5 h6 ul ol dl table section article header footer blockquote pre figure form hr".split(" "),
);
const LINES = new Set(["br", "li", "tr", "dt", "dd"]);
const INLINE = new Set(
  "a abbr acronym b bdi bdo big center cite code del em font html body i img ins kbd label link main mark meta nav q s samp small source span strike strong sub sup tbody td tfoot th thead time tt u var video wbr".split(
    " ",
  ),
);
const TWICE = /&amp;(?=(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});)/gi;
const ESCAPED = /&lt;(?:\/?(?:p|br|div|ul|ol|li|b|strong|span|h[1-6])\b|!--)/i;

/** Removes HTML: entities become letters, paragraphs and lines remain, scripts are dropped. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const html = ESCAPED.test(text) ? decodeHTMLStrict(text) : text;
  return decodeHTMLStrict(withoutTags(html).replace(TWICE, "&"));
}

function withoutTags(html: string): string {
  // Between marked paragraphs, line breaks are only the source's formatting.
  const source = /<(?:p|br)\b/i.test(html) ? html.replace(/\s+/g, " ") : html;
  const small = source.toLowerCase();
  let text = "";
  let from = 0;
  for (let at = source.indexOf("<"); at >= 0; at = source.indexOf("<", from)) {
    text += source.slice(from, at);
    if (small.startsWith("<!--", at)) {
      from = endOf(small, "-->", at);
      continue;
    }
    TAG.lastIndex = at;
    const [tag = "", slash, name = ""] = TAG.exec(source) ?? [];
    const element = name.toLowerCase();
    if (HIDDEN.has(element)) from = slash ? at + tag.length : endOf(small, `</${element}`, at, ">");
    else if (PARAGRAPHS.has(element)) text += "\n\n";
    else if (LINES.has(element) && !slash) text += "\n";
    else if (!LINES.has(element) && !INLINE.has(element) && !element.includes(":")) {
      text += "<";
      from = at + 1;
      continue;
    } else if (/^t[dh]$/.test(element) && slash) text += " ";
    from = Math.max(from, at + tag.length);
  }
  return text + source.slice(from);
}

/** The position after the next `mark`, and after `then` following it; the end of the text if there is none. */
function endOf(text: string, mark: string, at: number, then = ""): number {
  const found = text.indexOf(mark, at);
  if (found < 0) return text.length;
  const end = then === "" ? found + mark.length : text.indexOf(then, found) + 1;
  return end === 0 ? text.length : end;
}
