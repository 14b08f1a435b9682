import { parse, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PrintedForm {
  action: string;
  fields: Record<string, string>;
}

export function printedForms(html: string): PrintedForm[] {
  const forms: PrintedForm[] = [];
  const byId = new Map<string, PrintedForm>();
  const document = parse(html);
  walk(document, (element) => {
    if (element.tagName !== "form" || of(element, "method")?.toLowerCase() !== "post") return;
    const form = { action: of(element, "action") ?? "", fields: {} };
    forms.push(form);
    const id = of(element, "id");
    if (id) byId.set(id, form);
    walk(element, (inner) => put(form, inner));
  });
  walk(document, (element) => {
    const form = byId.get(of(element, "form") ?? "");
    if (form) put(form, element);
  });
  return forms;
}

function put({ fields }: PrintedForm, element: Element): void {
  const name = of(element, "name");
  if (!name || of(element, "disabled") !== undefined) return;
  const { tagName } = element;
  const type = of(element, "type") ?? (tagName === "button" ? "submit" : "text");
  if (["radio", "checkbox"].includes(type) && of(element, "checked") === undefined) return;
  if (type === "submit" && name in fields) return;
  if (["input", "button"].includes(tagName)) fields[name] = of(element, "value") ?? "";
  else if (tagName === "textarea") fields[name] = textOf(element);
  else if (tagName === "select") fields[name] = chosenOf(element);
}

function chosenOf(select: Element): string {
  const options: Element[] = [];
  walk(select, (element) => element.tagName === "option" && options.push(element));
  const chosen = options.find((option) => of(option, "selected") !== undefined) ?? options[0];
  return chosen ? (of(chosen, "value") ?? textOf(chosen)) : "";
}

const of = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");

function walk(node: Node, visit: (element: Element) => unknown): void {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if ("tagName" in child) visit(child);
    walk(child, visit);
  }
}
