import { sectionOf, tabsFor } from "#domain/navigation/index.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import { observer } from "#ui/shared/observer.ts";
import { accountInfoOf } from "#ui/shell/account-info.ts";
import { BottomBar } from "#ui/shell/bottom-bar.view.tsx";
import { Footer } from "#ui/shell/footer.view.tsx";
import { Masthead } from "#ui/shell/masthead.view.tsx";
import { PageLoadingLine } from "#ui/shell/page-loading-line.view.tsx";
import { TabBar } from "#ui/shell/tab-bar.view.tsx";
import { useNavigation } from "react-router-dom";
import { currentYear } from "../boot/has-valid-session.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";

/*
 * Parts around the page, each an observer of its own: data that changes one part renders neither the others nor the
 * page again.
 */

/** Says that the next page is loading. A component of its own, so that a navigation does not render the frame twice. */
function NextPageLoading() {
  return <PageLoadingLine isLoading={useNavigation().state !== "idle"} />;
}

const MASTHEAD_STORES = {
  session: tokens.SESSION_STORE,
  navigation: tokens.NAVIGATION_STORE,
  client: tokens.CLIENT_STORE,
} as const;

interface FrameMastheadProps {
  readonly route: RouteName | undefined;
  /** Opens the choice of accounts; left out for a single account. */
  readonly onSwitchAccount: (() => void) | undefined;
}

/** Header with the sections and the account of the customer. */
export const FrameMasthead = observer(function FrameMasthead({ route, onSwitchAccount }: FrameMastheadProps) {
  const app = useService(tokens.APP);
  const brand = useService(tokens.BRAND);
  const { session, navigation, client } = useServices(MASTHEAD_STORES);
  const { desktopMenu, unread } = navigation;
  if (session.current === undefined || desktopMenu === undefined) return null;
  return (
    <Masthead
      brandName={brand.name.toLowerCase()}
      menu={desktopMenu}
      current={route === undefined ? undefined : sectionOf(route)}
      unread={unread}
      account={accountInfoOf(client.data, session.current)}
      onSwitchAccount={onSwitchAccount}
      onLogOut={() => app.leaveAccount(() => session.logout())}
      loadingLine={<NextPageLoading />}
    />
  );
});

interface FramePartProps {
  readonly route: RouteName | undefined;
}

/** Tabs of the pages that belong together. */
export const FrameTabBar = observer(function FrameTabBar({ route }: FramePartProps) {
  const { access } = useService(tokens.NAVIGATION_STORE);
  const requests = useService(tokens.LOADED_REQUESTS);
  if (route === undefined || access === undefined) return null;
  return <TabBar pageTabs={tabsFor(route, access)} waiting={requests.waitingCount} />;
});

/** Navigation between sections at the bottom, on phones and tablets. */
export const FrameBottomBar = observer(function FrameBottomBar({ route }: FramePartProps) {
  const { mobileMenu, unread } = useService(tokens.NAVIGATION_STORE);
  if (mobileMenu === undefined) return null;
  return (
    <BottomBar
      menu={mobileMenu}
      current={route === undefined ? undefined : sectionOf(route, "mobile")}
      unread={unread}
    />
  );
});

/** Footer with links for customers. */
export const FrameFooter = observer(function FrameFooter({ onTheme }: { readonly onTheme: () => void }) {
  const { legalName } = useService(tokens.BRAND);
  return <Footer year={currentYear()} legalName={legalName} showsCustomerLinks onTheme={onTheme} />;
});
