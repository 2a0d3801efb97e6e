import { createHash } from "node:crypto";

/** nginx refuses a capture of more than 32 characters, and by its usual settings a variable of more than some fifty. */
const MAX_LENGTH = 16;

/**
 * A word for everything that is named after a host: its own letters, and of a long one the first of them with some of
 * its hash. Several installations
 * may share one nginx; no two hosts have the same word.
 */
export function hostKey(host: string): string {
  const key = host.replace(/\W/g, "_");
  if (key.length <= MAX_LENGTH && !/\W/.test(host.replaceAll(".", ""))) return key;
  return `${key.slice(0, MAX_LENGTH - 7)}_${createHash("sha256").update(host).digest("hex").slice(0, 6)}`;
}
