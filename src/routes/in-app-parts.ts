import { inWrapper } from "#adapters/native-bridge/in-wrapper.ts";
import { has } from "./again.ts";
import type * as AppParts from "./device/app-parts.ts";
import { partsOf } from "./parts-of.ts";

const fetchParts = () => import("./device/app-parts.ts");
const useParts = partsOf(fetchParts, (parts): parts is typeof AppParts => has(parts, "AppLife"));

/**
 * What is done inside the operator's app, once it has come; nothing in a browser, which never fetches it. What does not
 * come is not missed there either.
 */
export const useAppParts = (): typeof AppParts | undefined => useParts(inWrapper(window));

/** The same for a press; `undefined` in a browser. */
export const askAppParts = (): Promise<typeof AppParts | undefined> =>
  inWrapper(window) ? fetchParts().catch(() => undefined) : Promise.resolve(undefined);
