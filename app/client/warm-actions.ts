interface Manifest {
  routes: Record<string, { module: string }>;
}

/**
 * Fetches the small modules of the form targets while there is a connection: the router would ask for them with the
 * first press, and leave the page when it gets none.
 */
export function warmActions(): void {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  for (const [id, { module }] of Object.entries(manifest?.routes ?? {})) {
    if (id.startsWith("routes/actions/")) import(/* @vite-ignore */ module).catch(() => {});
  }
}
