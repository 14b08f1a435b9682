import { useRootData } from "../root-data.ts";

/** Only the server prints lite pages: `import.meta.env.SSR && isLite` leaves their parts out of the browser's build. */
export const useLite: () => boolean = import.meta.env.SSR
  ? () => useRootData()?.shell.lite ?? false // oxlint-disable-line react-hooks/rules-of-hooks
  : () => false;
