const connection = () =>
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

export const savesData = () => connection().saveData === true;

/** Browsers that do not say count as fast. */
export const isGenerous = () => !savesData() && (connection().effectiveType || "4g") === "4g";
