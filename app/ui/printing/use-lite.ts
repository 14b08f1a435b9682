import { useRootData } from "../shell.tsx";

/**
 * Whether this page is a lite one. The server alone prints such pages: what only they show stands behind
 * `import.meta.env.SSR && isLite`, and is not in the browser's build.
 */
export const useLite: () => boolean = import.meta.env.SSR
  ? () => useRootData()?.shell.lite ?? false // oxlint-disable-line react-hooks/rules-of-hooks
  : () => false;
