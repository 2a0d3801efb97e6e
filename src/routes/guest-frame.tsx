import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { GuestLayout } from "#ui/shell/guest-layout.view.tsx";
import { lazyWithRetry, useLazyModule } from "#ui/shell/lazy-module.ts";
import { OfflineBanner } from "#ui/shell/offline-banner.view.tsx";
import { useService } from "../container/services.tsx";
import { BRAND, CONNECTIVITY_STORE, KEPT_FOCUS, THEME_STORE } from "../container/tokens.ts";
import { currentYear } from "../boot/entry.ts";
import { useArrival, scrollKey, useCurrentRoute, useVisits } from "./page-hooks.ts";
import { useKeptFocus } from "#ui/shell/use-kept-focus.ts";
import { RouterLinks } from "./router-links.tsx";
import { useFrameDialogs } from "./use-frame-parts.ts";

const loadAroundGuest = lazyWithRetry(() => import("./beside.tsx"), "AroundGuest");

/** The frame around a page that needs no login; bare while a token is exchanged (NAV-09). */
export const GuestFrame = observer(function GuestFrame() {
  // before the arrival, whose focus it keeps
  useKeptFocus(useService(KEPT_FOCUS));
  useArrival();
  const brand = useService(BRAND);
  const connectivity = useService(CONNECTIVITY_STORE);
  const theme = useService(THEME_STORE);
  const route = useCurrentRoute();
  const around = useLazyModule(loadAroundGuest, true, { retryKey: route }).module;
  useVisits(route, useLocation().pathname);
  const [choosingTheme, setChoosingTheme] = useState(false);
  const dialogs = useFrameDialogs(choosingTheme, { retryKey: route, onError: () => setChoosingTheme(false) });
  return (
    <RouterLinks>
      <GuestLayout
        brandName={brand.name.toLowerCase()}
        legalName={brand.legalName}
        year={currentYear()}
        bare={route === "loginToken"}
        offlineBanner={<OfflineBanner offline={!connectivity.online} />}
        onTheme={() => setChoosingTheme(true)}
        under={around !== undefined && <around.AroundGuest />}
      >
        <Outlet />
      </GuestLayout>
      {choosingTheme && dialogs !== undefined && (
        <dialogs.ThemeChoiceDialog theme={theme} onClose={() => setChoosingTheme(false)} />
      )}
      <ScrollRestoration getKey={scrollKey} />
    </RouterLinks>
  );
});
