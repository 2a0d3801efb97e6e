import type { Plugin } from "vite";

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Takes from the set's icons what only tools read: their names, and a random key on every line. The keys alone weigh a
 * kilobyte on the first screen, for nothing that is random compresses. Without keys React warns, in development only,
 * where
 * this does not run.
 */
export function leanIcons(): Plugin {
  return {
    name: "ebok:lean-icons",
    apply: "build",
    transform(code, id) {
      if (!ICON.test(id)) return null;
      return { code: code.replace(/,\s*key: "[a-z0-9]+"/g, "").replace(/^\s*name: "[a-z0-9-]+",$/m, ""), map: null };
    },
  };
}
