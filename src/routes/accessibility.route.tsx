import { observer } from "mobx-react-lite";
import { AccessibilityStatement } from "#ui/shell/statement/accessibility-statement.view.tsx";
import { useService } from "../container/use-service.tsx";
import { APP, BRAND, NAVIGATION_STORE } from "../container/tokens.ts";

/** Notices of bundled packages, written by the build. */
const LICENCES = "/third-party-notices.txt";

/** Accessibility statement, for guests and customers. */
export const Component = observer(function AccessibilityRoute() {
  const { legalName, helpLines, email } = useService(BRAND);
  // A guest has no account.
  const access = useService(APP).container.account?.get(NAVIGATION_STORE).access;
  return (
    <AccessibilityStatement
      company={legalName}
      helpLines={helpLines}
      email={email}
      hasChat={access?.chat !== "no"}
      licences={LICENCES}
    />
  );
});
