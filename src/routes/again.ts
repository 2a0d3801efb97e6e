/**
 * Fetches a chunk, as often as it is asked to. Browsers up to Chrome 153 remember that a chunk did not come, and never
 * fetch it
 * again by its name; so it is asked for by another one from the second failure on. They name it in what they reject
 * with.
 * Rejects when the chunk does not come.
 */
export function again<Parts>(
  load: () => Promise<Parts>,
  isWhole: (parts: unknown) => parts is Parts,
): () => Promise<Parts> {
  let failures = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      failures += 1;
      const address = /https?:\/\/\S+\.js/u.exec(String(error))?.[0];
      if (failures === 1 || address === undefined) throw error;
      const parts: unknown = await import(/* @vite-ignore */ `${address}?${failures}`);
      if (!isWhole(parts)) throw error;
      return parts;
    }
  };
}

/** Whether a module that was fetched by another name has what its type promises. */
export const has = (parts: unknown, name: string): boolean =>
  typeof parts === "object" && parts !== null && name in parts;
