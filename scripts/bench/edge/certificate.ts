import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

export interface Certificate {
  key: string;
  cert: string;
  fingerprint: string;
}

const DAY_MS = 86_400_000;
const SEQUENCE = 0x30;
const SIGNED_WITH = sequence(der(0x06, Buffer.from("2a8648ce3d040302", "hex"))); // ecdsa-with-SHA256
const COMMON_NAME = der(0x06, Buffer.from("550403", "hex"));
const OTHER_NAMES = der(0x06, Buffer.from("551d11", "hex"));

export function makeCertificate(now: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const publicPart = publicKey.export({ type: "spki", format: "der" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from("localhost")))));
  const names = sequence(der(0x82, Buffer.from("localhost")), der(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SIGNED_WITH,
    name,
    sequence(time(now - DAY_MS), time(now + 30 * DAY_MS)),
    name,
    publicPart,
    der(0xa3, sequence(sequence(OTHER_NAMES, der(0x04, names)))),
  );
  const signature = sign("sha256", body, { key: privateKey, dsaEncoding: "der" });
  const whole = sequence(body, SIGNED_WITH, der(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash("sha256").update(publicPart).digest("base64"),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(SEQUENCE, Buffer.concat(parts));
}

function time(moment: number): Buffer {
  const digits = new Date(moment).toISOString().replace(/[-:T]/g, "").slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
