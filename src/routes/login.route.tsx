import { useCallback, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { INITIAL_LOGIN_STATE } from "#domain/login/first-login-step.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { RouterLinks } from "./router-links.tsx";
import { LoginScreen } from "#ui/features/login/login.screen.tsx";
import { t as loginTexts } from "#ui/features/login/login.texts.ts";
import type { LoginDependencies, LoginStart } from "#ui/features/login/login.view-model.ts";
import type { PortalRouterDependencies } from "../boot/router-dependencies.ts";
import { SIGNED_OUT } from "./history-state.ts";
import { currentYear } from "../boot/has-valid-session.ts";
import type { LoginExtras } from "./login-extras.tsx";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { useBrand } from "./brand-context.tsx";

/** Login page at `/`. Part of the first chunk: it must be usable before the portal's libraries are loaded. */
export function LoginRoute({
  openPortal,
  reload,
  reportError,
  enteredLogin,
  offersRegistration,
  offersPasskeyLogin,
}: Pick<
  PortalRouterDependencies,
  "openPortal" | "reload" | "reportError" | "enteredLogin" | "offersRegistration" | "offersPasskeyLogin"
>) {
  usePageLanguage();
  const navigate = useNavigate();
  const here: { readonly state: unknown; readonly key: string } = useLocation();
  // The page that led here passes its reason, such as an invalid login link (LOGIN-08).
  const [notice, setNotice] = useState(here.state);
  const [extras, setExtras] = useState<LoginExtras>();
  const [shownAt] = useState(() => performance.now());
  const isFailureShown = useRef(false);
  const start: LoginStart = {
    state: {
      ...INITIAL_LOGIN_STATE,
      step: here.key === "default" ? "CHOOSE" : "LOGIN",
      login: reload.carried ?? enteredLogin.value,
    },
    // After one reload the code is of the newest release, so a further failure is shown (GUARD-06). Another press
    // reloads again: browsers up to Chrome 153 never retry a module that failed once.
    lost: (login) => {
      if (reload.carried !== undefined && !isFailureShown.current) return !(isFailureShown.current = true);
      if (isFailureShown.current) reload.forget();
      return reload.reloadAt(pathTo("login"), login);
    },
    report: reportError,
  };

  const open = useCallback(async (): Promise<LoginDependencies> => {
    const [app, { loginSteps }] = await Promise.all([openPortal(), import("#ui/features/login/steps/login-steps.ts")]);
    // From now on failures of the login are reported to the operator (CALL-07); this is not a page view (NAV-16).
    const services = app.loginServices();
    const { port, accountAccess, authenticator, idempotencyKeys, network, clock, isAvailable } = services;
    services.trackVisit(shownAt);
    // The login by the device and the effects inside the app load after the form is usable.
    import("./login-extras.tsx").then(
      (module) => setExtras(module.createLoginExtras(app, setNotice)),
      () => undefined,
    );
    return {
      port,
      steps: loginSteps,
      accountAccess,
      authenticator,
      idempotencyKeys,
      network,
      isAvailable,
      now: () => clock.now(),
      forgotten: (login) => (enteredLogin.value = login),
      openSession: (session) => {
        enteredLogin.value = "";
        const landing = services.takeReturnTarget(session) ?? pathTo("index");
        app.openSession(session, landing);
        void navigate(landing, { replace: true });
      },
      showToast: services.showToast,
      endUnusedSession: (session) => app.endUnusedSession(session),
    };
  }, [enteredLogin, navigate, openPortal, shownAt]);

  return (
    <RouterLinks>
      <LoginScreen
        open={open}
        start={start}
        brand={useBrand()}
        year={currentYear()}
        notice={notice === SIGNED_OUT ? loginTexts("signedOut") : typeof notice === "string" ? notice : undefined}
        offersRegistration={offersRegistration}
        offersPasskeyLogin={offersPasskeyLogin}
        deviceLogin={extras?.deviceLogin}
        passkeyLogin={extras?.passkeyLogin}
      />
      {extras?.effects}
    </RouterLinks>
  );
}
