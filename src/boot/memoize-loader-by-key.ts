import { memoizeLoader } from "./memoize-loader.ts";

/** Memoizes a loader of one of several things by its key; see `memoizeLoader`. */
export function memoizeLoaderByKey<Key, Loaded>(
  load: (key: Key) => Promise<Loaded>,
): (key: Key) => () => Promise<Loaded> {
  const loaders = new Map<Key, () => Promise<Loaded>>();
  return (key) => {
    const loader = loaders.get(key) ?? memoizeLoader(() => load(key));
    loaders.set(key, loader);
    return loader;
  };
}
