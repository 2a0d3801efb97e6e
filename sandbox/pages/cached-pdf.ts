import { sha256 } from "#kit/wire/fingerprint.ts";

/** Most files in the cache; the oldest is removed first. */
const MAX_FILES = 300;

const files = new Map<string, Promise<Uint8Array>>();

/**
 * Creates a PDF once per process for the same arguments, which are JSON. A PDF takes 40 ms of CPU time, and tests open
 * the same documents in many tenants.
 */
export function cachedPdf<Args extends readonly unknown[]>(
  create: (...args: Args) => Promise<Uint8Array>,
  ...args: Args
): Promise<Uint8Array> {
  const key = sha256(`${create.name} ${JSON.stringify(args)}`);
  const known = files.get(key);
  if (known !== undefined) return known;
  const [oldest] = files.keys();
  if (files.size >= MAX_FILES && oldest !== undefined) files.delete(oldest);
  const file = create(...args);
  files.set(key, file);
  file.catch(() => files.delete(key));
  return file;
}
