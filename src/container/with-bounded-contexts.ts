import type { AppContainer, ContextName } from "./context-loaders.ts";

/** Loads a lazy module together with the contexts whose services it resolves. Rejects when either cannot be loaded. */
export const withBoundedContexts =
  <Module>(
    container: AppContainer,
    contexts: readonly ContextName[],
    load: () => Promise<Module>,
  ): (() => Promise<Module>) =>
  async () => {
    const [module] = await Promise.all([load(), container.load(...contexts)]);
    return module;
  };
