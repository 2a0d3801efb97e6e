import type { ComponentType } from "react";
import { DocumentsScreen } from "#ui/features/help/documents.screen.tsx";
import type { App } from "../../boot/app.ts";
import { helpStoreOf, waysOf } from "./help-store.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["help"] as const;

/** `/regulations`. */
export function compose(app: App): ComponentType {
  return function RegulationsRoute() {
    return <DocumentsScreen world={{ store: helpStoreOf(app), today: app.stores.today, ways: () => waysOf(app) }} />;
  };
}
