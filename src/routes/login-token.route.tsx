import { useCallback, useEffect, useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { pathTo, resolveTarget } from "#domain/navigation/index.ts";
import { LoginLinkScreen } from "#ui/features/login-link/login-link.screen.tsx";
import type { LoginLinkDependencies } from "#ui/features/login-link/login-link.view-model.ts";
import { useService } from "../container/use-service.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { APP, CLOCK_PORT, LINK_TOKEN_STORE, LOGIN_LINK_PORT, SESSION_STORE } from "../container/tokens.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["action-links"] as const;

/**
 * Screen at `/loginToken/:loginToken?/:routeToNavigate?/:routeParam?`: logs in with the token and opens the named page
 * (LOGIN-08).
 */
export function Component() {
  const app = useService(APP);
  const clock = useService(CLOCK_PORT);
  const session = useService(SESSION_STORE);
  const port = useService(LOGIN_LINK_PORT);
  const linkToken = useService(LINK_TOKEN_STORE);
  const { loginToken, routeToNavigate, routeParam } = useParams();
  const navigate = useNavigate();

  useEffect(() => {
    // Before the address is replaced.
    if (loginToken !== undefined) linkToken.setLoginTarget(resolveTarget(routeToNavigate, routeParam));
  }, [linkToken, loginToken, routeToNavigate, routeParam]);

  const token = useLinkToken(pathTo("loginToken"), loginToken);
  const dependencies = useMemo(
    (): LoginLinkDependencies => ({
      port,
      hasStoredSession: () => session.storedSession(clock.now()) !== undefined,
      openSession: (opened) => {
        linkToken.forget();
        // The former session is not used any more, so the server may end it.
        const former = session.storedSession(clock.now());
        if (former !== undefined) app.endUnusedSession(former);
        app.openSession(opened, linkToken.loginTarget);
        void navigate(linkToken.loginTarget, { replace: true });
      },
      endUnusedSession: (opened) => app.endUnusedSession(opened),
    }),
    [app, clock, session, linkToken, navigate, port],
  );
  const stay = useCallback(() => {
    linkToken.forget();
    void navigate(pathTo("index"), { replace: true });
  }, [linkToken, navigate]);
  const refused = useCallback(
    (why: string) => {
      linkToken.forget();
      void navigate(pathTo("login"), { replace: true, state: why });
    },
    [linkToken, navigate],
  );

  if (token === undefined) return null;
  return (
    <LoginLinkScreen
      key={token.kind === "token" ? token.token : token.kind}
      dependencies={dependencies}
      token={token}
      onStay={stay}
      loginHref={pathTo("login")}
      onRefused={refused}
    />
  );
}
