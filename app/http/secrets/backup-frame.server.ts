import { Buffer } from "node:buffer";

/** Head of a frame: mark, backup, index, length. */
const MARK = "GBK1";
const ID = 16;
const IV = 12;
const HEAD = MARK.length + ID + 4 + 4 + IV;
const KEY = 32;

/** Sealed with the frame, so that none can be left out, swapped or taken from another backup. */
export interface FramePosition {
  backup: string;
  index: number;
}

export async function readBackupKey(text: string): Promise<CryptoKey | null> {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== KEY) return null;
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** JSON, compressed and encrypted (AES-256-GCM, a fresh IV each). A backup file is a sequence of frames. */
export async function sealFrame(
  key: CryptoKey,
  { backup, index }: FramePosition,
  content: unknown,
): Promise<Uint8Array> {
  const head = Buffer.alloc(HEAD);
  head.write(MARK, "latin1");
  head.write(backup, MARK.length, "hex");
  head.writeUInt32BE(index, MARK.length + ID);
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const plain = await through(new CompressionStream("gzip"), Buffer.from(JSON.stringify(content)));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: new Uint8Array(head.subarray(0, MARK.length + ID + 4)) },
    key,
    plain,
  );
  head.writeUInt32BE(sealed.byteLength, MARK.length + ID + 4);
  head.set(iv, HEAD - IV);
  return Buffer.concat([head, new Uint8Array(sealed)]);
}

export const FRAME_HEAD_BYTES = HEAD;

export function frameSize(head: Uint8Array): number | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.length < HEAD || bytes.toString("latin1", 0, MARK.length) !== MARK) return null;
  return HEAD + bytes.readUInt32BE(MARK.length + ID + 4);
}

export async function openFrame(key: CryptoKey, frame: Uint8Array) {
  const bytes = Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength);
  const additionalData = new Uint8Array(bytes.subarray(0, MARK.length + ID + 4));
  const iv = new Uint8Array(bytes.subarray(HEAD - IV, HEAD));
  const sealed = new Uint8Array(bytes.subarray(HEAD));
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv, additionalData }, key, sealed).catch(() => null);
  if (plain === null) return null;
  const text = Buffer.from(await through(new DecompressionStream("gzip"), new Uint8Array(plain))).toString("utf8");
  return {
    backup: bytes.toString("hex", MARK.length, MARK.length + ID),
    index: bytes.readUInt32BE(MARK.length + ID),
    content: JSON.parse(text) as unknown,
    size: bytes.length,
  };
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  const readable = new Response(bytes).body!.pipeThrough(stream);
  return new Response(readable).arrayBuffer();
}
