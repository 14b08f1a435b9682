declare module "virtual:early-script" {
  const code: string;
  export default code;
}

/** Names this build (vite.config.ts); absent in tests of single functions. */
declare const BUILD_ID: string | undefined;
