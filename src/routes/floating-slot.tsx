import type { RouteName } from "#domain/navigation/routes.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadParts = lazyWithRetry(() => import("./floating.tsx"), "Floating");

/** The quick actions above a page: nobody waits for them. */
export function FloatingSlot(props: { readonly route: RouteName | undefined }) {
  const parts = useLazyModule(loadParts, true, { retryKey: props.route }).module;
  return parts === undefined ? null : <parts.Floating {...props} />;
}
