import type { PictureFile } from "../../domain/pictures/picture-address.ts";
import { READ_MS, within } from "../deadline.server.ts";

/** ms for reading the bytes of a file. */
const BODY_MS = READ_MS;

const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

export function fileType({ format }: Pick<PictureFile, "format">): string {
  return types[format];
}

const folder = (hash: string) => `pictures/${hash}/`;
const masterKey = (hash: string) => `${folder(hash)}master`;
const animationKey = (hash: string) => `${folder(hash)}moving`;
const fileKey = ({ hash, width, format }: PictureFile) => `${folder(hash)}${width}.${format}`;

export function readFile(store: R2Bucket, file: PictureFile): Promise<Uint8Array<ArrayBuffer> | null> {
  return read(store, fileKey(file));
}

/** Sanitized source of all files, no larger than the widest. */
export function readMaster(store: R2Bucket, hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return read(store, masterKey(hash));
}

export function storeFile(store: R2Bucket, file: PictureFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return put(store, fileKey(file), bytes);
}

export function storeMaster(store: R2Bucket, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return put(store, masterKey(hash), bytes);
}

export function readAnimation(store: R2Bucket, hash: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return read(store, animationKey(hash));
}

export function storeAnimation(store: R2Bucket, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return put(store, animationKey(hash), bytes);
}

export async function removeFiles(store: R2Bucket, hash: string): Promise<void> {
  const { objects } = await store.list({ prefix: folder(hash) });
  if (objects.length > 0) await store.delete(objects.map(({ key }) => key));
}

async function read(store: R2Bucket, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await store.get(key);
  return found && new Uint8Array(await within(BODY_MS, found.arrayBuffer()));
}

async function put(store: R2Bucket, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await store.put(key, bytes);
}
