import { groupElement, make, set, type SuggestionAnswer } from "./combobox-list.ts";
import { savesData } from "./connection.ts";
import { scriptTexts } from "./script-texts.ts";

// An editable combobox with a listbox (WAI-ARIA authoring practices), fetched when the field is first used.

/** ms. */
const PAUSE = 150;
const CLEAR = "#clear";

const enhanced = new WeakSet<HTMLInputElement>();

export function combobox(field: HTMLInputElement): void {
  if (enhanced.has(field) || savesData()) return;
  enhanced.add(field);
  const form = field.form!;
  const list = make("div", "suggestions");
  list.id = `${field.id}-suggestions`;
  list.setAttribute("role", "listbox");
  list.hidden = true;
  const status = make("span", "visually-hidden");
  status.setAttribute("role", "status");
  form.appendChild(list);
  form.appendChild(status);
  set(field, { role: "combobox", autocomplete: "off", "aria-autocomplete": "list", "aria-expanded": "false" });
  field.setAttribute("aria-controls", list.id);

  const answers = new Map<string, SuggestionAnswer>();
  let timer = 0;
  let request = new AbortController();
  let active = -1;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];

  function choose(index: number): void {
    const all = options();
    active = all.length === 0 ? -1 : index;
    all.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
    const chosen = all[active];
    field.removeAttribute("aria-activedescendant");
    if (!chosen) return;
    field.setAttribute("aria-activedescendant", chosen.id);
    chosen.scrollIntoView({ block: "nearest" });
  }

  function close(): void {
    clearTimeout(timer);
    request.abort();
    list.hidden = true;
    status.textContent = "";
    field.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function show({ label, status: count, groups }: SuggestionAnswer): void {
    list.textContent = "";
    list.setAttribute("aria-label", label);
    groups.forEach((group, index) => list.appendChild(groupElement(group, `${list.id}-${index}`)));
    list.hidden = groups.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(-1);
    status.textContent = count;
  }

  function showRecent(): void {
    const searches = recentSearches();
    if (searches.length === 0) return close();
    const { recent = "", clear = "" } = scriptTexts();
    const asked = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const options = searches.map((text) => {
      asked.set(field.name, text);
      return { text, href: `${form.action}?${asked}` };
    });
    show({
      label: recent,
      status: recent,
      groups: [{ label: recent, options: [...options, { text: clear, href: CLEAR }] }],
    });
  }

  async function ask(text: string): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    try {
      const answer = answers.get(text) ?? (await fetchAnswer(text, signal));
      answers.set(text, answer);
      // The shopper may have typed on or left the field meanwhile.
      if (!signal.aborted && document.activeElement === field) show(answer);
    } catch {
      if (!signal.aborted) close();
    }
  }

  function onInput(): void {
    const text = field.value.trim();
    clearTimeout(timer);
    if (text === "") return showRecent();
    if (!isTelling(text)) return close();
    timer = window.setTimeout(() => void ask(text), PAUSE);
  }

  field.addEventListener("input", onInput);
  field.addEventListener("blur", close);
  field.addEventListener("focus", () => field.value === "" && showRecent());
  form.addEventListener("submit", () => rememberSearch(field.value));
  list.addEventListener("click", (event) => {
    if (!(event.target as Element).closest(`[href="${CLEAR}"]`)) return;
    event.preventDefault();
    forgetSearches();
    close();
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) onInput();
      else choose(next(active, options().length, key === "ArrowDown" ? 1 : -1));
    } else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      options()[active]?.click();
    }
  });
  // Keeps the focus in the field: on blur the list would close before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  if (field.value === field.defaultValue) rememberSearch(field.value);
  if (field.value === "" && document.activeElement === field) showRecent();
  if (field.value && document.activeElement === field && field.value !== field.defaultValue) onInput();
}

/** Index -1 is the field itself, between the last option and the first. */
function next(active: number, count: number, step: 1 | -1): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}

/** One Ethiopic letter is enough to search for, one Latin letter is not (amharic.md 8). */
function isTelling(text: string): boolean {
  return text.length > 1 || /[\u1200-\u137f]/.test(text);
}

async function fetchAnswer(text: string, signal: AbortSignal): Promise<SuggestionAnswer> {
  const response = await fetch(`/search/suggestions?q=${encodeURIComponent(text)}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as SuggestionAnswer;
}

const KEY = "searches";
const MOST = 5;

/** Kept on this device alone. */
function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((words) => typeof words === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function rememberSearch(text: string): void {
  const words = text.trim();
  if (words) keep([words, ...recentSearches().filter((one) => one !== words)].slice(0, MOST));
}

const forgetSearches = (): void => keep([]);

function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage nothing is recent.
  }
}
