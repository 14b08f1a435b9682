interface Manifest {
  routes: Record<string, { module: string; path?: string; hasClientAction: boolean }>;
}

/** The router would load these modules on the first press, and leave the page when that fails. */
export function warmActions(): void {
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: Manifest };
  for (const { module, path, hasClientAction } of Object.values(manifest?.routes ?? {})) {
    if (hasClientAction && document.querySelector(`form[action="/${path}"]`)) {
      import(/* @vite-ignore */ module).catch(() => {});
    }
  }
}
