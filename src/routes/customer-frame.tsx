import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from "react-router-dom";
import { ScrollRestoredContext } from "#ui/shared/below-fold.tsx";
import { pathTo } from "#domain/navigation/index.ts";
import { CustomerLayout } from "#ui/shell/customer-layout.view.tsx";
import { LogoHeader } from "#ui/shell/logo-header.view.tsx";
import { OfflineBanner } from "#ui/shell/offline-banner.view.tsx";
import { AccountChoiceContext } from "#ui/shared/other-account/account-choice-context.ts";
import { SupportCodeContext } from "#ui/shared/support-code-context.ts";
import { AvailabilityProvider } from "#ui/shell/availability-provider.view.tsx";
import { PageSkeleton } from "#ui/shell/page-skeleton.view.tsx";
import { SavingBlock } from "#ui/shell/service-notice/saving-block.view.tsx";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import type { App } from "../boot/app.ts";
import { ContainerContext, useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import {
  focusHeadingIfLost,
  scrollKey,
  useFocusOnNavigation,
  useFocusedTextInView,
  useCurrentRoute,
  useIsFormerPage,
  useIsUnknownAddress,
  useAccountSwitchNavigation,
  useVisitReports,
} from "./page-hooks.ts";
import { useFocusRestoration } from "#ui/shell/use-focus-restoration.ts";
import { FrameBottomBar, FrameFooter, FrameMasthead, FrameTabBar } from "./frame-navigation.tsx";
import { useFrameDialogs } from "./use-frame-dialogs.ts";
import { usePageExtras } from "./use-page-extras.ts";
import { SUPPORT_CODE } from "../container/support-code.ts";
import { PictureRulesProvider } from "./picture-rules.tsx";
import { RouterLinks } from "./router-links.tsx";

/**
 * Layout of every page of a logged-in customer (NAV-01 to NAV-13). An unknown address has neither navigation nor
 * footer (NAV-09).
 */
export const CustomerFrame = observer(function CustomerFrame({ app }: { readonly app: App }) {
  const { account } = app.container;
  return account === undefined ? null : (
    <ContainerContext value={account}>
      <SavingBlock backendAccess={account.get(tokens.BACKEND_ACCESS_STORE)}>
        <AvailabilityProvider navigation={account.get(tokens.NAVIGATION_STORE)}>
          <SupportCodeContext value={SUPPORT_CODE}>
            <AccountFrame />
          </SupportCodeContext>
        </AvailabilityProvider>
      </SavingBlock>
    </ContainerContext>
  );
});

const STORES = {
  session: tokens.SESSION_STORE,
  keeper: tokens.SESSION_KEEPER,
  accountSwitch: tokens.ACCOUNT_SWITCH,
  theme: tokens.THEME_STORE,
  notices: tokens.SERVICE_NOTICES_STORE,
  toasts: tokens.TOASTS_STORE,
  connectivity: tokens.CONNECTIVITY_STORE,
} as const;

const AccountFrame = observer(function AccountFrame() {
  // Before `useFocusOnNavigation`, because it keeps that focus.
  useFocusRestoration(useService(tokens.FOCUSED_PATH));
  useFocusOnNavigation();
  useFocusedTextInView();
  useAccountSwitchNavigation();
  const brand = useService(tokens.BRAND);
  const { session, keeper, accountSwitch, theme, notices, toasts, connectivity } = useServices(STORES);
  const route = useCurrentRoute();
  const isUnknownAddress = useIsUnknownAddress();
  const { pathname, search } = useLocation();
  const isHistoryPage = useNavigationType() === "POP";
  const extras = usePageExtras(pathname, keeper.warns);
  useVisitReports(route, pathname);
  const [choosingTheme, setChoosingTheme] = useState(false);
  const scrollPositions = useService(tokens.SCROLL_POSITIONS_PORT);
  // Before ScrollRestoration reads the stored positions.
  useState(() => scrollPositions.forgetOnNewVisit());
  // Address that a switch opens; `undefined` while no account is being chosen.
  const [accountLanding, setAccountLanding] = useState<string | undefined>(undefined);
  const choosingAccount = accountLanding !== undefined;
  const chooseTheme = useCallback(() => setChoosingTheme(true), []);
  const chooseAccount = useCallback(() => setAccountLanding(pathTo("index")), []);
  // It is unknown which account the server uses: no action is allowed until the customer has chosen one (SESS-11).
  const isUnknown = accountSwitch.state.kind === "unknown";
  // Opens the dialog on any page, wherever the switch began.
  useEffect(() => {
    if (isUnknown) setAccountLanding((landing) => landing ?? pathTo("index"));
  }, [isUnknown]);
  const dialogs = useFrameDialogs(choosingTheme || choosingAccount || notices.notice !== undefined, {
    retryKey: pathname,
    onError() {
      // A press retries the load; dialogs that open by themselves are retried at the next page.
      if (choosingTheme || choosingAccount) toasts.show(notOpenedToast());
      setChoosingTheme(false);
      if (!isUnknown) setAccountLanding(undefined);
    },
  });
  const isFormerPage = useIsFormerPage(session.current?.currentContext);
  // The session has just ended: its data must not be rendered while the portal navigates away (SESS-09).
  if (session.current === undefined) return null;

  const hasAccounts = session.current.contexts.length > 1;

  return (
    <PictureRulesProvider>
      <RouterLinks>
        <CustomerLayout
          page={route}
          masthead={
            isUnknownAddress ? (
              <LogoHeader brandName={brand.name.toLowerCase()} href={pathTo("index")} />
            ) : (
              <FrameMasthead route={route} onSwitchAccount={hasAccounts ? chooseAccount : undefined} />
            )
          }
          offlineBanner={<OfflineBanner offline={!connectivity.online} />}
          tabBar={<FrameTabBar route={route} />}
          promo={extras !== undefined && <extras.OperatorContent route={route} pathname={pathname} />}
          footer={isUnknownAddress ? null : <FrameFooter onTheme={chooseTheme} />}
          floatingBar={extras !== undefined && <extras.FloatingElementsSlot route={route} />}
          bottomBar={isUnknownAddress ? null : <FrameBottomBar route={route} />}
          over={
            <>
              {extras !== undefined && <extras.CustomerPageExtras />}
              {choosingTheme && dialogs !== undefined && (
                <dialogs.CustomerThemeDialog theme={theme} onClose={() => setChoosingTheme(false)} />
              )}
              {choosingAccount && dialogs !== undefined && (
                <dialogs.AccountsChoice
                  landing={accountLanding}
                  onClose={() => {
                    setAccountLanding(undefined);
                    focusHeadingIfLost();
                  }}
                />
              )}
              {dialogs !== undefined && <dialogs.ServiceNoticeHost notices={notices} />}
            </>
          }
        >
          {/* The key drops all page state of the former account (SESS-11). */}
          {isFormerPage ? (
            <div className="page stack">
              <PageSkeleton />
            </div>
          ) : (
            <ScrollRestoredContext value={isHistoryPage}>
              {/* Keeps the address, because the chosen account may have what this one lacks (SESS-18). */}
              <AccountChoiceContext value={hasAccounts ? () => setAccountLanding(pathname + search) : undefined}>
                <Outlet key={session.current.currentContext} />
              </AccountChoiceContext>
            </ScrollRestoredContext>
          )}
        </CustomerLayout>
        <ScrollRestoration getKey={scrollKey} />
      </RouterLinks>
    </PictureRulesProvider>
  );
});
