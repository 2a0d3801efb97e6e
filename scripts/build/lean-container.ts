import type { Plugin } from "vite";

/**
 * Parts of the container that the portal cannot use: resolvers that are compiled while it runs, which the
 * Content-Security-Policy forbids (the container is made `jitless`), and those of decorated classes, of which there are
 * none: everything is bound by `toResolvedValue` or `toService`.
 */
const UNUSED =
  /[\\/]@inversifyjs[\\/]core[\\/].*[\\/](buildNoActivations(?:Instance|ResolvedValue)BindingNodeResolverJit|buildNoActivationsInstanceBindingNodeResolver|buildOnePropertyArgumentResolverJit)\.js$/;

/** Leaves out of the build what the container has and the portal cannot use; whoever uses it all the same is told. */
export function leanContainer(): Plugin {
  return {
    name: "ebok:lean-container",
    apply: "build",
    transform(_code, id) {
      const name = UNUSED.exec(id)?.[1];
      return name === undefined
        ? null
        : { code: `export function ${name}() { throw new Error("bind by toResolvedValue: ${name}"); }`, map: null };
    },
  };
}
