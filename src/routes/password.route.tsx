import { observer } from "#ui/shared/observer.ts";
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { currentCustomerContext } from "#domain/session/index.ts";
import { createProblemText } from "#ui/features/login/refusals/problem-text.ts";
import { ResetLinkScreen, NewPasswordScreen, type ResetScreenProps } from "#ui/features/login/reset/reset.screen.tsx";
import { NoResetScreen } from "#ui/features/login/reset/no-reset.screen.tsx";
import { NoLinkScreen } from "#ui/features/login/reset/no-link.screen.tsx";
import { useService } from "../container/use-service.tsx";
import { currentYear } from "../boot/has-valid-session.ts";
import { useFocusOnNavigation, useCurrentRoute, useVisitReports } from "./page-hooks.ts";
import { GuestPageExtras } from "./guest-page-extras.tsx";
import { useBrand } from "./brand-context.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { RouterLinks } from "./router-links.tsx";
import {
  APP,
  SERVICE_CLOCK,
  CONNECTIVITY_STORE,
  ENTERED_LOGIN,
  FEATURE_AVAILABILITY_STORE,
  IDEMPOTENCY_KEY_PORT,
  LINK_TOKEN_STORE,
  PASSWORD_RESET_PORT,
  SESSION_PORT,
  SESSION_STORE,
} from "../container/tokens.ts";

/**
 * New password by the link of an e-mail, after its token was removed from the address. Another link creates another
 * screen; after a reload there is no token.
 */
function PasswordResetByLink(props: ResetScreenProps) {
  const app = useService(APP);
  const session = useService(SESSION_STORE);
  const sessionPort = useService(SESSION_PORT);
  const linkToken = useService(LINK_TOKEN_STORE);
  const navigate = useNavigate();
  const other = useMemo(
    () => ({
      async loggedInAs() {
        app.resume();
        const sessionAtStart = session.current;
        if (sessionAtStart === undefined) return undefined;
        const answer = await sessionPort.isActive();
        // Only a response that the session has ended ends it here; a failed check does not (SESS-04).
        if (answer.ok && !answer.value && session.current === sessionAtStart) session.endAfterNewPassword();
        return session.current === undefined ? undefined : currentCustomerContext(session.current).name;
      },
      leave() {
        session.logout();
        void navigate(pathTo("login"), { replace: true });
      },
    }),
    [app, navigate, session, sessionPort],
  );
  const link = useLinkToken(pathTo("passwordToken"), useParams()["token"]);
  // Removes the token when the page is left; the e-mail still contains it.
  useEffect(() => () => linkToken.forget(), [linkToken]);
  if (link === undefined) return null;
  if (link.kind === "none") return <NoLinkScreen page={props.page} />;
  const token = link.kind === "token" ? link.token : "";
  return <NewPasswordScreen key={token} {...props} token={token} other={other} />;
}

/** Contexts whose services the screen resolves. */
export const contexts = ["account-access"] as const;

/**
 * Password reset (LOGIN-05): `/password` requests a link, which leads to `/passwordToken`. Uses the layout of the login
 * page.
 */
export const Component = observer(function Component() {
  const port = useService(PASSWORD_RESET_PORT);
  const idempotencyKeys = useService(IDEMPOTENCY_KEY_PORT);
  const connectivity = useService(CONNECTIVITY_STORE);
  const clock = useService(SERVICE_CLOCK);
  const enteredLogin = useService(ENTERED_LOGIN);
  const brand = useBrand();
  const route = useCurrentRoute();
  const isUnavailable = useService(FEATURE_AVAILABILITY_STORE).unavailable.has("passwordReset");
  const problemText = useMemo(() => createProblemText(connectivity, () => clock.now()), [connectivity, clock]);
  useFocusOnNavigation();
  useVisitReports(route, useLocation().pathname);
  const given = { port, idempotencyKeys, problemText, page: { brand, year: currentYear() } };
  return (
    <RouterLinks>
      {isUnavailable ? (
        <NoResetScreen page={given.page} />
      ) : route === "passwordToken" ? (
        <PasswordResetByLink {...given} />
      ) : (
        <ResetLinkScreen {...given} login={enteredLogin.value} />
      )}
      <GuestPageExtras />
    </RouterLinks>
  );
});
