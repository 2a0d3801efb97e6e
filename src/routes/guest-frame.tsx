import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches } from "react-router-dom";
import { actionLinkPromptOf } from "#domain/action-links/index.ts";
import { GuestLayout } from "#ui/shell/guest-layout.view.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { OfflineBanner } from "#ui/shell/offline-banner.view.tsx";
import { useService } from "../container/use-service.tsx";
import { BRAND, CONNECTIVITY_STORE, FOCUSED_PATH, SCROLL_POSITIONS_PORT, THEME_STORE } from "../container/tokens.ts";
import { currentYear } from "../boot/has-valid-session.ts";
import {
  useFocusOnNavigation,
  useFocusedTextInView,
  scrollKey,
  useCurrentRoute,
  useIsUnknownAddress,
  useVisitReports,
} from "./page-hooks.ts";
import { useFocusRestoration } from "#ui/shell/use-focus-restoration.ts";
import { PictureRulesProvider } from "./picture-rules.tsx";
import { RouterLinks } from "./router-links.tsx";
import { useFrameDialogs } from "./use-frame-dialogs.ts";

const loadGuestPageExtras = lazyWithRetry(() => import("./guest-page-extras.tsx"), "GuestPageExtras");
const loadUnsavedGuard = lazyWithRetry(() => import("./unsaved-guard.tsx"), "UnsavedFormGuard");

/** Layout of a page without a login; bare while a token is exchanged and at an unknown address (NAV-09). */
export const GuestFrame = observer(function GuestFrame() {
  // Before `useFocusOnNavigation`, because it keeps that focus.
  useFocusRestoration(useService(FOCUSED_PATH));
  useFocusOnNavigation();
  useFocusedTextInView();
  const brand = useService(BRAND);
  const connectivity = useService(CONNECTIVITY_STORE);
  const theme = useService(THEME_STORE);
  const route = useCurrentRoute();
  const isUnknownAddress = useIsUnknownAddress();
  const isUnknownProcess = useIsUnknownProcess();
  const extras = useLazyModule(loadGuestPageExtras, true, { retryKey: route }).module;
  const guard = useLazyModule(loadUnsavedGuard, true, { retryKey: route }).module;
  useVisitReports(route, useLocation().pathname);
  const [choosingTheme, setChoosingTheme] = useState(false);
  const scrollPositions = useService(SCROLL_POSITIONS_PORT);
  // Before ScrollRestoration reads the stored positions.
  useState(() => scrollPositions.forgetOnNewVisit());
  const dialogs = useFrameDialogs(choosingTheme, { retryKey: route, onError: () => setChoosingTheme(false) });
  return (
    <PictureRulesProvider>
      <RouterLinks>
        <GuestLayout
          brandName={brand.name.toLowerCase()}
          legalName={brand.legalName}
          year={currentYear()}
          termsAddress={brand.terms}
          bare={route === "loginToken" || isUnknownAddress || isUnknownProcess}
          offlineBanner={<OfflineBanner offline={!connectivity.online} />}
          onTheme={() => setChoosingTheme(true)}
          below={
            <>
              {extras !== undefined && <extras.GuestPageExtras />}
              {guard !== undefined && <guard.UnsavedFormGuard />}
            </>
          }
        >
          <Outlet />
        </GuestLayout>
        {choosingTheme && dialogs !== undefined && (
          <dialogs.ThemeChoiceDialog theme={theme} onClose={() => setChoosingTheme(false)} />
        )}
        <ScrollRestoration getKey={scrollKey} />
      </RouterLinks>
    </PictureRulesProvider>
  );
});

/** Returns true at `/numberTransfer/:process` with an unknown process, which gets the 404 message (ROUTE-05). */
function useIsUnknownProcess(): boolean {
  const match = useMatches().at(-1);
  return (
    match?.handle === "numberTransfer" && actionLinkPromptOf("numberTransfer", match.params["process"]) === undefined
  );
}
