import type { RouteName } from "#domain/navigation/routes.ts";
import type { App } from "../boot/app.ts";
import { has } from "./again.ts";
import type * as Part from "./floating.tsx";
import { partsOf } from "./parts-of.ts";

const useParts = partsOf(
  () => import("./floating.tsx"),
  (part): part is typeof Part => has(part, "Floating"),
);

/** The quick actions above a page: nobody waits for them. */
export function FloatingSlot(props: { readonly app: App; readonly route: RouteName | undefined }) {
  const parts = useParts(true, props.route);
  return parts === undefined ? null : <parts.Floating {...props} />;
}
