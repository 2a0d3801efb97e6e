import { PrivacyPage } from "#ui/shell/privacy/privacy-page.view.tsx";
import { useService } from "../container/use-service.tsx";
import { BRAND, COOKIE_CHOICE_PORT, PORTAL_SETTINGS } from "../container/tokens.ts";
import { useCookieChoice } from "./use-cookie-choice.ts";

/** Privacy and cookies, for guests and customers (ROUTE-20). */
export function Component() {
  const { legalName, privacyPolicy, terms } = useService(BRAND);
  const { session } = useService(PORTAL_SETTINGS);
  const cookies = useService(COOKIE_CHOICE_PORT);
  return (
    <PrivacyPage
      company={legalName}
      policy={privacyPolicy}
      terms={terms}
      choice={useCookieChoice()}
      sessionMinutes={session.sessionMs / 60_000}
      onDecide={(choice) => cookies.decide(choice)}
    />
  );
}
