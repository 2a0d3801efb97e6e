import { useEffect } from "react";
import type { App } from "../../boot/app.ts";
import { has } from "../again.ts";
import { partsOf } from "../parts-of.ts";
import type * as CopyPart from "./site-copy.ts";

const useCopy = partsOf(
  () => import("./site-copy.ts"),
  (part): part is typeof CopyPart => has(part, "followSiteContent"),
);

/** Has the copy of site content kept, once a page stands. */
export function useSiteCopy(app: App): void {
  const copy = useCopy(true);
  useEffect(() => copy?.followSiteContent(app), [copy, app]);
}
