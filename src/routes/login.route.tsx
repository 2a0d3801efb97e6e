import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { RouterLinks } from "./router-links.tsx";
import { LoginScreen } from "#ui/features/login/login.screen.tsx";
import { loginTexts } from "#ui/features/login/login.texts.ts";
import type { LoginDoor } from "#ui/features/login/login.model.ts";
import { BRAND } from "../boot/brand.ts";
import type { Entrance } from "../boot/entrance.ts";
import { currentYear } from "../boot/entry.ts";
import { isSignedOut } from "./signed-out.ts";

/** The way in, at `/`. Part of the first chunk: it must be usable before the portal's libraries are there. */
export function LoginRoute({ openPortal }: Pick<Entrance, "openPortal">) {
  const navigate = useNavigate();
  const location = useLocation();
  const [signedOut] = useState(() => isSignedOut(location.state));

  const open = useCallback(async (): Promise<LoginDoor> => {
    const [app, { loginSteps }, { takeReturnAddress }] = await Promise.all([
      openPortal(),
      import("#ui/features/login/steps/login-steps.ts"),
      import("../boot/take-return-address.ts"),
    ]);
    fetchWhatFollows();
    return {
      port: app.login,
      steps: loginSteps,
      enter: (session) => {
        app.enter(session);
        void navigate(takeReturnAddress() ?? pathTo("index"), { replace: true });
      },
    };
  }, [navigate, openPortal]);

  return (
    <RouterLinks>
      <LoginScreen open={open} brand={BRAND} year={currentYear()} notice={signedOut ? loginTexts("signedOut") : undefined} />
    </RouterLinks>
  );
}

/** The chunks of the page that most customers see next arrive while the password is typed. */
function fetchWhatFollows(): void {
  for (const load of [() => import("./layouts.tsx"), () => import("./gated.tsx"), () => import("./home.route.tsx")]) {
    // a chunk that cannot be had now is asked for again, and told of, when its route opens
    load().catch(() => undefined);
  }
}
