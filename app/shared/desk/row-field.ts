import type { FieldProps } from "../../ui/forms/text-field.tsx";
import type { ShownProblem } from "../../ui/shell.tsx";

/** Hidden fields that tell a row's form from the others of the page, such as {intent, number}. */
type Mark = Record<string, string>;

/**
 * Props of a field that every row has: only the refused row shows its value and error, and has the plain name as id,
 * which the summary links to.
 */
export function rowField(
  problem: ShownProblem | null,
  mark: Mark,
  name: string,
): Pick<FieldProps, "name" | "id" | "error" | "defaultValue"> {
  const isRefused = problem !== null && Object.entries(mark).every(([key, value]) => problem.values[key] === value);
  if (!isRefused) return { name, id: [name, ...Object.values(mark)].join("-") };
  return { name, id: name, error: problem.fields[name], defaultValue: problem.values[name] };
}
