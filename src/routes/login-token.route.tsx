import { useCallback, useEffect, useMemo, type ComponentType } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { pathTo, resolveTarget } from "#domain/navigation/index.ts";
import { LoginLinkScreen } from "#ui/features/login-link/login-link.screen.tsx";
import type { LoginLinkWorld } from "#ui/features/login-link/login-link.model.ts";
import type { App } from "../boot/app.ts";
import { forgetLink, useLinkToken } from "./link-token.ts";
import { LOGIN_LINK_PORT } from "../container/tokens.ts";

/** Contexts that the screen resolves services from. */
export const contexts = ["action-links"] as const;

/** Where the link of this window leads: read before its address goes. Only ever a page of this portal (ROUTE-15). */
let target = pathTo("index");

/**
 * `/loginToken/:loginToken?/:routeToNavigate?/:routeParam?`: logs in by the token, and goes to the page that is named
 * (LOGIN-08).
 */
export function compose(app: App): ComponentType {
  const port = app.container.root.get(LOGIN_LINK_PORT);
  const kept = () => app.stores.session.kept(app.clock.now());
  return function LoginTokenRoute() {
    const { loginToken, routeToNavigate, routeParam } = useParams();
    const navigate = useNavigate();

    useEffect(() => {
      if (loginToken !== undefined) target = resolveTarget(routeToNavigate, routeParam);
    }, [loginToken, routeToNavigate, routeParam]);

    const token = useLinkToken(pathTo("loginToken"), loginToken);
    const world = useMemo(
      (): LoginLinkWorld => ({
        port,
        occupied: () => kept() !== undefined,
        enter: (session) => {
          forgetLink();
          // nobody goes on with the former one: the provider need not hold it open
          const former = kept();
          if (former !== undefined) app.discard(former);
          app.enter(session);
          void navigate(target, { replace: true });
        },
        discard: (session) => app.discard(session),
      }),
      [navigate],
    );
    const stay = useCallback(() => {
      forgetLink();
      void navigate(pathTo("index"), { replace: true });
    }, [navigate]);
    const refused = useCallback(
      (why: string) => {
        forgetLink();
        void navigate(pathTo("login"), { replace: true, state: why });
      },
      [navigate],
    );

    if (token === undefined) return null;
    return (
      <LoginLinkScreen
        key={token.kind === "token" ? token.token : token.kind}
        world={world}
        token={token}
        onStay={stay}
        loginHref={pathTo("login")}
        onRefused={refused}
      />
    );
  };
}
