import { AccessibilityStatement } from "#ui/shell/statement/accessibility-statement.view.tsx";
import { useService } from "../container/use-service.tsx";
import { BRAND } from "../container/tokens.ts";

/** Notices of bundled packages, written by the build. */
const LICENCES = "/third-party-notices.txt";

/** Accessibility statement, for guests and customers. */
export function Component() {
  const { legalName, helpLines, email } = useService(BRAND);
  return <AccessibilityStatement company={legalName} helpLines={helpLines} email={email} licences={LICENCES} />;
}
