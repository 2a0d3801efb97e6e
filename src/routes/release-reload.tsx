import { useEffect, useRef, useState } from "react";
import { canReloadForRelease } from "#ui/shell/can-reload-for-release.policy.ts";
import type { StoredReleasePort } from "#domain/navigation/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import { createStoredRelease } from "../container/stored-release.module.ts";
import {
  APP,
  CHAT_WINDOW_MEMORY_PORT,
  FORM_SERVICES,
  SERVICE_SIGNALS_PORT,
  TOASTS_STORE,
} from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";
import { useCurrentRoute } from "./page-hooks.ts";

export interface ReleaseReloadProps {
  /** Release that the browser stores; by default seen from this window. */
  readonly storedRelease?: StoredReleasePort;
  /** Reloads the page; by default this window. */
  readonly reload?: () => void;
}

const reloadWindow = (): void => window.location.reload();

/**
 * Opens a new release of the portal when the customer goes to another page and nothing is running (SW-03): the page is
 * loaded again at its new address.
 */
export function ReleaseReload({ storedRelease, reload = reloadWindow }: ReleaseReloadProps) {
  const { container } = useService(APP);
  const signals = useService(SERVICE_SIGNALS_PORT);
  const toasts = useService(TOASTS_STORE);
  const chatWindow = useService(CHAT_WINDOW_MEMORY_PORT);
  const [release] = useState(() => storedRelease ?? createStoredRelease(window));
  useEffect(() => release.follow(), [release]);
  const route = useCurrentRoute();
  const lastRoute = useRef<RouteName>(undefined);
  useEffect(() => {
    const from = lastRoute.current;
    lastRoute.current = route;
    if (!release.isNewer) return;
    const forms = container.isLoaded("forms") ? container.get(FORM_SERVICES) : undefined;
    const work = {
      isWriting: signals.runningWrites > 0,
      hasUnsavedForm: forms?.unsaved.hasUnsavedWork === true,
      isChatOpen: chatWindow.wasLeftOpen(),
      hasOpenDialog: topBackHandler() !== undefined,
      hasToast: toasts.shown.length > 0,
    };
    if (canReloadForRelease(from, route, work)) reload();
  }, [container, signals, toasts, chatWindow, release, reload, route]);
  return null;
}
