import { has } from "./again.ts";
import type * as AskedParts from "./asked-parts.ts";
import type * as LateParts from "./late-parts.ts";
import { partsOf } from "./parts-of.ts";

type Late = typeof LateParts;
type Asked = typeof AskedParts;

const useLateParts = partsOf(
  () => import("./late-parts.ts"),
  (parts): parts is Late => has(parts, "AroundPage"),
);

/**
 * What stands around a page and is not needed to use it: dialogs, and the operator's promo with its sanitiser. Fetched
 * as
 * soon as the page stands, long before a session can run out; asked for again at the next page, and when a session
 * begins to run out.
 */
export const useLate = (page: string | undefined, warns = false): Late | undefined =>
  useLateParts(true, `${page} ${warns}`);

/** Dialogs that a press asks for, or an answer of the provider: from the moment that the first is `wanted`. */
export const useAsked = partsOf(
  () => import("./asked-parts.ts"),
  (parts): parts is Asked => has(parts, "AccountsChoice"),
);
