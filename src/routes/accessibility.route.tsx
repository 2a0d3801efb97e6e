import type { ComponentType } from "react";
import { Statement } from "#ui/shell/statement/statement.view.tsx";
import type { App } from "../boot/app.ts";

/** Made by the build of what it has bundled. */
const LICENCES = "/third-party-notices.txt";

/** The accessibility statement, for everybody. */
export function compose(app: App): ComponentType {
  return function AccessibilityRoute() {
    return <Statement company={app.brand.legalName} helpLines={app.brand.helpLines} licences={LICENCES} />;
  };
}
