import { observer } from "#ui/shared/observer.ts";
import { accessibilityFactsOf } from "#domain/configuration/accessibility-facts.ts";
import { AccessibilityStatement } from "#ui/shell/statement/accessibility-statement.view.tsx";
import { useService } from "../container/use-service.tsx";
import { APP, BRAND, NAVIGATION_STORE, PORTAL_SETTINGS } from "../container/tokens.ts";

/** Notices of bundled packages, written by the build. */
const LICENCES = "/third-party-notices.txt";

/** Accessibility statement, for guests and customers. */
export const Component = observer(function AccessibilityRoute() {
  const { legalName, helpLines, email, withdrawalAddress } = useService(BRAND);
  const { legal } = useService(PORTAL_SETTINGS);
  // A guest has no account.
  const access = useService(APP).container.account?.get(NAVIGATION_STORE).access;
  return (
    <AccessibilityStatement
      company={legalName}
      address={withdrawalAddress}
      facts={accessibilityFactsOf(legal?.accessibility)}
      helpLines={helpLines}
      email={email}
      hasChat={access?.chat !== "no"}
      licences={LICENCES}
    />
  );
});
