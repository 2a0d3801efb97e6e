import type * as AskedParts from "./asked-parts.ts";
import type * as LateParts from "./late-parts.ts";
import { lazyWithRetry, useLazyModule, type LazyModuleOptions } from "#ui/shell/lazy-module.ts";

type Late = typeof LateParts;
type Asked = typeof AskedParts;

const loadLateParts = lazyWithRetry(() => import("./late-parts.ts"), "AroundPage");

/**
 * What stands around a page and is not needed to use it: dialogs, and the operator's promo with its sanitiser. Fetched
 * as
 * soon as the page stands, long before a session can run out; asked for again at the next page, and when a session
 * begins to run out.
 */
export const useLate = (page: string | undefined, warns = false): Late | undefined =>
  useLazyModule(loadLateParts, true, { retryKey: `${page} ${warns}` }).module;

const loadAsked = lazyWithRetry(() => import("./asked-parts.ts"), "AccountsChoice");

/** Dialogs that a press asks for, or an answer of the provider: from the moment that the first is `wanted`. */
export const useAsked = (wanted: boolean, options?: LazyModuleOptions): Asked | undefined =>
  useLazyModule(loadAsked, wanted, options).module;
