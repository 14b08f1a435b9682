interface Manifest {
  routes: Record<string, { module: string; path?: string; hasClientAction: boolean }>;
}

/**
 * Fetches the small modules of this page's form targets while there is a connection: the router would ask for them with
 * the first press, and leave the page when it gets none.
 */
export function warmActions(): void {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  for (const { module, path, hasClientAction } of Object.values(manifest?.routes ?? {})) {
    if (hasClientAction && document.querySelector(`form[action="/${path}"]`)) {
      import(/* @vite-ignore */ module).catch(() => {});
    }
  }
}
