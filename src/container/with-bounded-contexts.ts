import type { LazyModuleLoader } from "#ui/shell/lazy-module.ts";
import type { AppContainer, ContextName } from "./context-loaders.ts";

/**
 * Loads a lazy module together with the contexts whose services it resolves. Rejects when either cannot be loaded. What
 * has been loaded before is rendered at once.
 */
export function withBoundedContexts<Module>(
  container: AppContainer,
  contexts: readonly ContextName[],
  load: LazyModuleLoader<Module>,
): LazyModuleLoader<Module> {
  const loadBoth = async (): Promise<Module> => {
    const [module] = await Promise.all([load(), container.load(...contexts)]);
    return module;
  };
  return Object.defineProperty(loadBoth, "loaded", {
    get: () => (contexts.every((name) => container.isLoaded(name)) ? load.loaded : undefined),
  });
}
