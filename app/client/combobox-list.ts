export interface SuggestionAnswer {
  label: string;
  status: string;
  groups: { label: string; options: Option[] }[];
}

interface Option {
  text: string;
  href: string;
  lang?: string;
  price?: string;
  thumbnail?: string;
}

export function groupElement({ label, options }: SuggestionAnswer["groups"][number], id: string): HTMLElement {
  const group = make("div", "suggestions-group");
  const heading = make("div", "suggestions-label", label);
  heading.id = id;
  set(heading, { role: "presentation" });
  set(group, { role: "group", "aria-labelledby": id });
  group.appendChild(heading);
  options.forEach((option, index) => group.appendChild(optionOf(option, `${id}-${index}`)));
  return group;
}

function optionOf({ text, href, lang, price, thumbnail }: Option, id: string): HTMLElement {
  const option = make("a", "suggestion") as HTMLAnchorElement;
  option.id = id;
  option.href = href;
  option.tabIndex = -1;
  set(option, { role: "option", "aria-selected": "false" });
  if (thumbnail) {
    const picture = make("img", "suggestion-picture") as HTMLImageElement;
    picture.alt = "";
    picture.width = picture.height = 40;
    picture.src = thumbnail;
    option.appendChild(picture);
  }
  const words = make("span", "suggestion-text", text);
  if (lang) words.lang = lang;
  option.appendChild(words);
  if (price) option.appendChild(make("span", "suggestion-price", ` ${price}`));
  return option;
}

export function make(name: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

export function set(element: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
