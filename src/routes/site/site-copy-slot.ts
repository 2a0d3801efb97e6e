import { useEffect } from "react";
import type { App } from "../../boot/app.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const loadCopy = lazyWithRetry(() => import("./site-copy.ts"), "followSiteContent");

/** Has the copy of site content kept, once a page stands. */
export function useSiteCopy(app: App): void {
  const copy = useLazyModule(loadCopy, true).module;
  useEffect(() => copy?.followSiteContent(app), [copy, app]);
}
