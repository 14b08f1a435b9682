/** Like a provider's answer, which never comes once its caller has given up. */
export const orAborted = (answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("timed out")))),
  ]);
