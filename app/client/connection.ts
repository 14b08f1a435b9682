const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

export const savesData = () => connection().saveData === true;

/** A browser without this information counts as fast. */
export const isGenerous = () => !savesData() && (connection().effectiveType || "4g") === "4g";
