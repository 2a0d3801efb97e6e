import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { takeReturnTarget } from "#domain/navigation/deep-link.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { PasskeyLoginButton } from "#ui/features/login/passkey/passkey-login-button.view.tsx";
import { PasskeyLoginStore } from "#ui/stores/passkeys/passkey-login.store.ts";
import { useService } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { useProblemTexts } from "./use-problem-texts.ts";

/** Login with a passkey, on the login page (KEY-03). Unmounts with the first step; a late result is ignored. */
export const PasskeyLoginPanel = observer(function PasskeyLoginPanel() {
  const app = useService(tokens.APP);
  const { root } = app.container;
  const { unavailable } = useService(tokens.FEATURE_AVAILABILITY_STORE);
  const navigate = useNavigate();
  const isHere = useRef(false);
  const [model] = useState(
    () =>
      new PasskeyLoginStore({
        authenticator: root.get(tokens.AUTHENTICATOR_PORT),
        login: root.get(tokens.PASSKEY_LOGIN_PORT),
        clock: root.get(tokens.CLOCK_PORT),
        openSession: (session) => {
          const landing = takeReturnTarget(root.get(tokens.RETURN_ADDRESS_PORT), session) ?? pathTo("index");
          app.openSession(session, landing);
          void navigate(landing, { replace: true });
        },
        endUnusedSession: (session) => app.endUnusedSession(session),
        hasLeftPage: () => root.get(tokens.SESSION_STORE).current !== undefined || !isHere.current,
      }),
  );
  const isAvailable = !unavailable.has("passkeyLogin");
  useEffect(() => {
    if (!isAvailable) return undefined;
    isHere.current = true;
    model.start();
    return () => {
      isHere.current = false;
      model.stop();
    };
  }, [model, isAvailable]);
  const problemTextOf = useProblemTexts(root, model.problem !== undefined);
  return isAvailable ? <PasskeyLoginButton model={model} problemTextOf={problemTextOf} /> : null;
});
