import { createHash } from "node:crypto";

/**
 * Longest key, in characters. nginx rejects captures of more than 32 characters, and by default variables of more than
 * about fifty.
 */
const MAX_LENGTH = 16;

/**
 * Returns a word for names derived from a host: its own letters, or for a long host the first letters and a part of its
 * hash. Several installations can share one nginx, because different hosts get different words.
 */
export function hostKey(host: string): string {
  const key = host.replace(/\W/g, "_");
  if (key.length <= MAX_LENGTH && !/\W/.test(host.replaceAll(".", ""))) return key;
  return `${key.slice(0, MAX_LENGTH - 7)}_${createHash("sha256").update(host).digest("hex").slice(0, 6)}`;
}
