import type { ComponentType } from "react";
import { useLocation, useParams } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { problemTextOn } from "#ui/features/login/refusals/problem-of-login.ts";
import { LinkScreen, NewPasswordScreen, type ResetScreenProps } from "#ui/features/login/reset/reset.screen.tsx";
import type { App } from "../boot/app.ts";
import { currentYear } from "../boot/entry.ts";
import { useArrival } from "./arrival.ts";
import { useBrand } from "./brand.tsx";
import { CookieQuestion } from "./cookie-question.tsx";
import { useCurrentRoute } from "./current-route.ts";
import { useLinkToken } from "./link-token.ts";
import { RouterLinks } from "./router-links.tsx";
import { useVisits } from "./visits.ts";

/** Where the link of an e-mail leads, once its token has left the address. Another link is another screen. */
function ByLink(props: ResetScreenProps) {
  const link = useLinkToken(pathTo("passwordToken"), useParams()["token"]);
  if (link === undefined) return null;
  const token = link.kind === "token" ? link.token : "";
  return <NewPasswordScreen key={token} {...props} token={token} />;
}

/** A forgotten password: `/password` asks for a link, `/passwordToken` is where it leads (LOGIN-05). Drawn as the login page is. */
export async function compose(app: App): Promise<ComponentType> {
  const { passwordReset } = await app.gettingIn();
  const words = problemTextOn(app.connectivity);
  return function PasswordRoute() {
    const route = useCurrentRoute();
    useArrival();
    useVisits(app, route, useLocation().pathname);
    const given = { port: passwordReset, intentIds: app.intentIds, words, page: { brand: useBrand(), year: currentYear() } };
    return (
      <RouterLinks>
        {route === "passwordToken" ? <ByLink {...given} /> : <LinkScreen {...given} />}
        <CookieQuestion cookies={app.cookies} />
      </RouterLinks>
    );
  };
}
