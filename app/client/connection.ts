/** false under Save-Data or on a slow connection; browsers that do not say count as fast. */
export function isGenerous(): boolean {
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection.saveData && (connection.effectiveType || "4g") === "4g";
}
