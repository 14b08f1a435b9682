/** Whether what is fetched for comfort alone comes quickly and spares nobody's data; browsers that do not say are trusted. */
export function isGenerous(): boolean {
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection.saveData && (connection.effectiveType || "4g") === "4g";
}
