import { connect, createServer } from "node:net";
import { PlainError } from "./plain-error.mjs";

const DEFAULT_PORT = 8787;

/**
 * @param {string | undefined} text the PORT variable
 * @param {number} [standard] the port where it names none
 * @returns {number}
 */
export function readPort(text, standard = DEFAULT_PORT) {
  if (text === undefined || text === "") return standard;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new PlainError(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

export async function requireFreePort(port) {
  const taken = `Port ${port} is taken by another program: stop it, or choose another one with PORT=${port < 65535 ? port + 1 : 8787}.`;
  if (await answers(port)) throw new PlainError(taken);
  try {
    await listenOnce(port);
  } catch (error) {
    if (error.code === "EADDRINUSE") throw new PlainError(taken);
    if (error.code === "EACCES")
      throw new PlainError(`Port ${port} may not be used by this account: choose one above 1023 with PORT=8787.`);
    throw error;
  }
}

export function freePort() {
  return listenOnce(0);
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once("connect", () => finish(true)).once("error", () => finish(false));
  });
}

function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host: "127.0.0.1" }, () => {
      const { port: chosen } = server.address();
      server.close(() => resolve(chosen));
    });
  });
}
