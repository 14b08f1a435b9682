import { Buffer } from "node:buffer";

/** What each frame of a backup begins with: mark, backup, place in it, length of what follows. */
const MARK = "GBK1";
const ID = 16;
const IV = 12;
const HEAD = MARK.length + ID + 4 + 4 + IV;
/** Bytes of an AES-256 key. */
const KEY = 32;

/** Which frame of which backup: sealed with it, so that none can be left out, swapped or taken from another. */
export interface FramePlace {
  /** 16 bytes as hex, drawn for each backup. */
  backup: string;
  /** From 0. */
  index: number;
}

export interface OpenedFrame extends FramePlace {
  content: unknown;
  /** Its size in bytes. */
  size: number;
}

/** Reads the operator's key (BACKUP_KEY): 32 bytes as base64url; null for anything else. */
export async function readBackupKey(text: string): Promise<CryptoKey | null> {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== KEY) return null;
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** JSON as compressed, encrypted bytes (AES-256-GCM, a fresh IV each). Frames one after the other are a backup file. */
export async function sealFrame(key: CryptoKey, { backup, index }: FramePlace, content: unknown): Promise<Uint8Array> {
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

/** So many bytes of a frame say how long it is. */
export const FRAME_HEAD_BYTES = HEAD;

/** Size of the frame that begins here, with its head; null if none does. */
export function frameSize(head: Uint8Array): number | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.length < HEAD || bytes.toString("latin1", 0, MARK.length) !== MARK) return null;
  return HEAD + bytes.readUInt32BE(MARK.length + ID + 4);
}

/** Opens a whole frame (frameSize); null if the key is another one or a byte was changed. */
export async function openFrame(key: CryptoKey, frame: Uint8Array): Promise<OpenedFrame | null> {
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
