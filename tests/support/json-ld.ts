import { isClass, findProperty, rangeMembers } from "./vocabulary.ts";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };
type Thing = { [key: string]: Json | undefined };

/** Unknown or misplaced classes and properties, wrong or empty values, dangling references. */
export function vocabularyProblems(things: readonly object[]): string[] {
  const nodes = JSON.parse(JSON.stringify(things)) as Thing[];
  const ids = new Set(nodes.flatMap(idsIn));
  return nodes.flatMap((node, at) => thingProblems(node, `${at}`, ids));
}

function idsIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  const own = typeof value["@id"] === "string" && "@type" in value ? [value["@id"]] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function thingProblems(thing: Thing, place: string, ids: Set<string>): string[] {
  const type = thing["@type"];
  if (typeof type !== "string" || !isClass(type)) return [`${place}: ${JSON.stringify(type)} is no class`];
  return Object.entries(thing).flatMap(([name, value]) => {
    const at = `${place} ${type}.${name}`;
    if (name === "@type") return [];
    if (name === "@id") return isAddress(value) ? [] : [`${at}: is no address`];
    if (name.startsWith("@")) return [`${at}: is no keyword of a thing`];
    return propertyProblems(type, name, value, at, ids);
  });
}

function propertyProblems(type: string, name: string, value: Json | undefined, at: string, ids: Set<string>): string[] {
  // schema.org/docs/actions
  const asked = /^(.+)-input$/.exec(name);
  if (asked && findProperty(type, asked[1]!) && rangeMembers(["Action"]).has(type))
    return typeof value === "string" ? [] : [`${at}: is no text`];
  const property = findProperty(type, name);
  if (!property) return [`${at}: is no property of ${type}`];
  if (property.isDeprecated) return [`${at}: is deprecated`];
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0) return [`${at}: is empty`];
  return values.flatMap((one, index) =>
    valueProblems(one, property.ranges, values.length > 1 ? `${at}[${index}]` : at, ids),
  );
}

function valueProblems(value: Json | undefined, ranges: string[], at: string, ids: Set<string>): string[] {
  if (value === null || value === undefined || value === "") return [`${at}: is empty`];
  const members = rangeMembers(ranges);
  if (Array.isArray(value)) return [`${at}: is a list in a list`];
  if (typeof value === "object") {
    if (Object.keys(value).join() === "@id")
      return ids.has(String(value["@id"])) ? [] : [`${at}: refers to nothing on the page`];
    const type = String(value["@type"]);
    return [...(members.has(type) ? [] : [`${at}: takes no ${type}`]), ...thingProblems(value, at, ids)];
  }
  if (typeof value === "boolean") return ranges.includes("Boolean") ? [] : [`${at}: takes no truth value`];
  if (typeof value === "number") {
    const isTaken = ranges.some((range) => ["Number", "Integer", "Float"].includes(range)) && Number.isFinite(value);
    return isTaken ? [] : [`${at}: takes no number`];
  }
  return textFits(value, ranges, members) ? [] : [`${at}: takes no ${JSON.stringify(value)}`];
}

function textFits(value: string, ranges: string[], members: Set<string>): boolean {
  if (value !== value.trim()) return false;
  if (value.startsWith("https://schema.org/")) return members.has(`"${value}"`) || ranges.includes("Text");
  return ranges.some((range) => textTypes[range]?.(value)) || (ranges.includes("Thing") && isAddress(value));
}

const textTypes: Record<string, (value: string) => boolean> = {
  Text: () => true,
  URL: isAddress,
  Date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDate(value),
  DateTime: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value) && isDate(value),
  Number: isDecimal,
  Integer: (value) => /^\d+$/.test(value),
};

function isAddress(value: Json | undefined): boolean {
  return typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value.replace(/[{}]/g, "_"));
}

function isDate(value: string): boolean {
  return !Number.isNaN(Date.parse(value));
}

function isDecimal(value: string): boolean {
  return /^\d+(\.\d+)?$/.test(value);
}
