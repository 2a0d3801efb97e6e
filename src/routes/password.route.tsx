import { useEffect, useMemo, type ComponentType } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { currentContextOf } from "#domain/session/index.ts";
import { problemTextOn } from "#ui/features/login/refusals/problem-of-login.ts";
import { LinkScreen, NewPasswordScreen, type ResetScreenProps } from "#ui/features/login/reset/reset.screen.tsx";
import { NoLinkScreen } from "#ui/features/login/reset/no-link.screen.tsx";
import type { App } from "../boot/app.ts";
import { currentYear } from "../boot/entry.ts";
import { useArrival } from "./arrival.ts";
import { AroundGuest } from "./beside.tsx";
import { useBrand } from "./brand.tsx";
import { useCurrentRoute } from "./current-route.ts";
import { forgetLink, useLinkToken } from "./link-token.ts";
import { RouterLinks } from "./router-links.tsx";
import { typedLogin } from "./typed-login.ts";
import { useVisits } from "./visits.ts";
import { SESSION_PORT } from "../container/tokens.ts";

/**
 * Where the link of an e-mail leads, once its token has left the address. Another link is another screen; a page that
 * was loaded anew has none.
 */
function ByLink({ app, ...props }: ResetScreenProps & { readonly app: App }) {
  const navigate = useNavigate();
  const other = useMemo(
    () => ({
      async stillIn() {
        app.resume();
        const { session } = app.stores;
        const asked = session.current;
        if (asked === undefined) return undefined;
        const answer = await app.container.root.get(SESSION_PORT).isActive();
        // a clear "no" ends it; a failure is no answer (SESS-04)
        if (answer.ok && !answer.value && session.current === asked) session.expire();
        return session.current === undefined ? undefined : currentContextOf(session.current).name;
      },
      leave() {
        app.stores.session.logout();
        void navigate(pathTo("login"), { replace: true });
      },
    }),
    [app, navigate],
  );
  const link = useLinkToken(pathTo("passwordToken"), useParams()["token"]);
  // nobody who comes back finds it: the e-mail still has it
  useEffect(() => forgetLink, []);
  if (link === undefined) return null;
  if (link.kind === "none") return <NoLinkScreen page={props.page} />;
  const token = link.kind === "token" ? link.token : "";
  return <NewPasswordScreen key={token} {...props} token={token} other={other} />;
}

/**
 * A forgotten password: `/password` asks for a link, `/passwordToken` is where it leads (LOGIN-05). Drawn as the login
 * page is.
 */
export async function compose(app: App): Promise<ComponentType> {
  const { passwordReset } = await app.gettingIn();
  const words = problemTextOn(app.connectivity);
  return function PasswordRoute() {
    const route = useCurrentRoute();
    useArrival();
    useVisits(app, route, useLocation().pathname);
    const given = {
      port: passwordReset,
      idempotencyKeys: app.idempotencyKeys,
      words,
      page: { brand: useBrand(), year: currentYear() },
    };
    return (
      <RouterLinks>
        {route === "passwordToken" ? (
          <ByLink {...given} app={app} />
        ) : (
          <LinkScreen {...given} login={typedLogin.value} />
        )}
        <AroundGuest app={app} />
      </RouterLinks>
    );
  };
}
