import { lazyWithRetry, useLazyModule, type LazyModuleOptions } from "#ui/shell/lazy-module.ts";
import type * as FrameDialogs from "./frame-dialogs.tsx";

const loadFrameDialogs = lazyWithRetry(() => import("./frame-dialogs.tsx"), "AccountsChoice");

/**
 * Loads the dialogs that the layout opens for the customer or after a response of the server, once one is `wanted`.
 */
export const useFrameDialogs = (wanted: boolean, options?: LazyModuleOptions): typeof FrameDialogs | undefined =>
  useLazyModule(loadFrameDialogs, wanted, options).module;
