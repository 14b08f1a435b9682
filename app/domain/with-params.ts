/** Parameters that are null are left out. */
export function withParams(path: string, params: readonly (readonly [name: string, value: string | null])[]): string {
  const search = params
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join("&");
  return path + (search && `?${search}`);
}
