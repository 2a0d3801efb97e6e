/** Memoizes a loader: all calls share one load. After a failure the next call loads again. */
export function memoizeLoader<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

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
