import { inWrapper } from "#adapters/native-bridge/in-wrapper.ts";
import type * as AppParts from "./device/app-parts.ts";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";

const fetchParts = () => import("./device/app-parts.ts");
const loadParts = lazyWithRetry(fetchParts, "AppLife");

/**
 * What is done inside the operator's app, once it has come; nothing in a browser, which never fetches it. What does not
 * come is not missed there either.
 */
export const useAppParts = (): typeof AppParts | undefined => useLazyModule(loadParts, inWrapper(window)).module;

/** The same for a press; `undefined` in a browser. */
export const askAppParts = (): Promise<typeof AppParts | undefined> =>
  inWrapper(window) ? fetchParts().catch(() => undefined) : Promise.resolve(undefined);
