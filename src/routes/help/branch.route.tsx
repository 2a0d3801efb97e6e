import type { ComponentType } from "react";
import { BranchesScreen } from "#ui/features/help/branches.screen.tsx";
import type { App } from "../../boot/app.ts";
import { helpStoreOf, waysOf } from "./help-store.ts";
import { LOCATION_PORT } from "../../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

/** `/branch`. */
export function compose(app: App): ComponentType {
  const location = app.container.root.get(LOCATION_PORT);
  return function BranchRoute() {
    return <BranchesScreen world={{ store: helpStoreOf(app), location, clock: app.clock, ways: () => waysOf(app) }} />;
  };
}
