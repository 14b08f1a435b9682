/** Bytes of a part of an upload, all equal but the last as R2 requires; and of a portion that is read. */
const PART = 8 * 1024 * 1024;
const PORTION = 2 * 1024 * 1024;

export const importFile = (run: number) => `imports/${run}`;

/** Stores a file as it arrives, holding one part in memory, and returns its bytes; deletes an empty or broken one. */
export async function storeImport(store: R2Bucket, key: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const part = new Uint8Array(PART);
  const stored: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let [filled, size] = [0, 0];
  try {
    for await (const chunk of chunks) {
      for (let from = 0; from < chunk.length;) {
        const piece = chunk.subarray(from, from + PART - filled);
        part.set(piece, filled);
        filled += piece.length;
        from += piece.length;
        if (filled < PART) continue;
        upload ??= await store.createMultipartUpload(key);
        stored.push(await upload.uploadPart(stored.length + 1, part));
        filled = 0;
      }
      size += chunk.length;
    }
    const last = part.subarray(0, filled);
    if (upload) {
      if (filled > 0) stored.push(await upload.uploadPart(stored.length + 1, last));
      await upload.complete(stored);
    } else if (size > 0) await store.put(key, last);
  } catch (error) {
    await upload?.abort().catch(() => {});
    throw error;
  }
  return size;
}

/** A stored file in portions, at its reader's pace; empty if it was deleted. */
export async function* storedPortions(store: R2Bucket, key: string): AsyncGenerator<Uint8Array> {
  for (let [offset, size] = [0, 1]; offset < size; offset += PORTION) {
    const part = await store.get(key, { range: { offset, length: PORTION } });
    if (!part) return;
    size = part.size;
    yield new Uint8Array(await part.arrayBuffer());
  }
}
