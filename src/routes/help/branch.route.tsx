import type { ComponentType } from "react";
import { BranchesScreen } from "#ui/features/help/branches.screen.tsx";
import type { App } from "../../boot/app.ts";
import { locationOf } from "../../container/help.ts";
import { helpStoreOf, waysOf } from "./help-store.ts";

/** `/branch`. */
export function compose(app: App): ComponentType {
  const location = locationOf(window);
  return function BranchRoute() {
    return <BranchesScreen world={{ store: helpStoreOf(app), location, clock: app.clock, ways: () => waysOf(app) }} />;
  };
}
