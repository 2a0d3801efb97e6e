import { isInNativeApp } from "#adapters/native-bridge/is-in-native-app.ts";
import type { AppAvailability } from "#domain/onboarding/index.ts";
import type { PortalSettings } from "../container/portal-settings.ts";

/** Returns whether the operator's app shows this page, or where a browser finds it (APP-01). */
export function appAvailability({ app }: Pick<PortalSettings, "app">): AppAvailability {
  if (isInNativeApp(window)) return "here";
  return app?.googlePlay === undefined && app?.appStore === undefined ? "none" : "in-store";
}
