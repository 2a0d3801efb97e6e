import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import type * as PageExtras from "./page-extras.tsx";

/** Loads the extras of every page; `prepareHome` does so before the first customer. */
export const loadPageExtras = lazyWithRetry(() => import("./page-extras.tsx"), "CustomerPageExtras");

/**
 * Loads the extras of every page that are not needed to use it, such as the promo and its sanitiser. Loads them after
 * the first render, long before a session can expire. Retries at the next page and when the session is about to end
 * (`isEnding`). `isWanted` is false on a public page without a session.
 */
export const usePageExtras = (page: string, isEnding: boolean, isWanted = true): typeof PageExtras | undefined =>
  useLazyModule(loadPageExtras, isWanted, { retryKey: `${page} ${isEnding}` }).module;
