import { Fragment, type ReactNode } from "react";
import type { TextKey } from "../i18n/translate.ts";
import { useT } from "../i18n/use-t.tsx";

const mark = "\u0001";

interface FilledTextProps {
  text: TextKey;
  parts: Record<string, ReactNode>;
  values?: Record<string, string | number> | undefined;
}

/** A sentence with elements in place of some of its values. */
export function FilledText({ text, parts, values }: FilledTextProps) {
  const places = Object.fromEntries(Object.keys(parts).map((name) => [name, mark + name + mark]));
  const pieces = useT()(text, { ...values, ...places }).split(mark);
  return pieces.map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>);
}

export function eachPart<Part>(of: Record<string, Part>, print: (part: Part) => ReactNode): Record<string, ReactNode> {
  return Object.fromEntries(Object.entries(of).map(([name, part]) => [name, print(part)]));
}
