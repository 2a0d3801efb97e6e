import type { ComponentType } from "react";
import { HomeScreen } from "#ui/features/home/home.screen.tsx";
import type { App } from "../boot/app.ts";

/** The start page at `/index` (ROUTE-01). */
export async function compose(app: App): Promise<ComponentType> {
  const [finance, onboarding] = await Promise.all([app.finance(), app.onboarding()]);
  const [helpLine] = app.brand.helpLines;
  const stores = { ...app.stores, finance, onboarding };

  return function HomeRoute() {
    return <HomeScreen stores={stores} helpLine={helpLine} clock={app.clock} />;
  };
}
