/** As large as a long page: a platform might treat small bodies otherwise. */
const SIZE = 524_288;
let isCopied: boolean | undefined;

/**
 * Whether a Response copies its bytes when it is made, as fetch's standard says: looked at once per isolate, because pages are
 * filled in place (http/pages/page-slots), and without the copy one visitor's token would stand in another's page.
 */
export async function areBodiesCopied(): Promise<boolean> {
  if (isCopied !== undefined) return isCopied;
  const bytes = new Uint8Array(SIZE).fill(1);
  const response = new Response(bytes);
  bytes.fill(2);
  const kept = new Uint8Array(await response.arrayBuffer());
  return (isCopied = kept.byteLength === SIZE && kept.every((byte) => byte === 1));
}
