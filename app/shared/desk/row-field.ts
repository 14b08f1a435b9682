import type { FieldProps } from "../../ui/forms/text-field.tsx";
import type { ShownProblem } from "../../ui/shell.tsx";

/** What marks the form of a row among the forms of a page: the fields it carries hidden, such as {intent, number}. */
type Mark = Record<string, string>;

/**
 * The props of a field that every row of a list has: only the row whose form was refused shows what was typed and why, and
 * bears the plain name as its id, to which the summary of faults leads.
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
