import { observer } from "#ui/shared/observer.ts";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import { IdentityConfirmationDialog } from "#ui/features/identity-confirmation/identity-confirmation-dialog.view.tsx";
import { IdentityConfirmationViewModel } from "#ui/features/identity-confirmation/identity-confirmation.view-model.ts";
import { useService } from "../container/use-service.tsx";
import {
  APP,
  AUTHENTICATOR_PORT,
  SERVICE_CLOCK,
  FEATURE_AVAILABILITY_STORE,
  IDENTITY_CONFIRMATION_STORE,
  IDENTITY_PROOF_PORT,
  SESSION_STORE,
} from "../container/tokens.ts";
import { useOnUnmount } from "./use-on-unmount.ts";

/** Dialog of one confirmation of the identity. Cancels it when the session ends meanwhile. */
export const IdentityConfirmation = observer(function IdentityConfirmation() {
  const app = useService(APP);
  const confirmation = useService(IDENTITY_CONFIRMATION_STORE);
  const proof = useService(IDENTITY_PROOF_PORT);
  const clock = useService(SERVICE_CLOCK);
  const session = useService(SESSION_STORE);
  const { unavailable } = useService(FEATURE_AVAILABILITY_STORE);
  const navigate = useNavigate();
  const [model] = useState(
    () =>
      new IdentityConfirmationViewModel(
        proof,
        () => confirmation.finish(true),
        () => app.container.loadService("passkeys", AUTHENTICATOR_PORT),
      ),
  );
  const cancel = useCallback(() => confirmation.finish(false), [confirmation]);
  useOnUnmount(cancel);
  const resetPassword = (): void => {
    session.logout();
    void navigate(pathTo("password"));
  };
  return (
    <IdentityConfirmationDialog
      model={model}
      now={() => clock.now()}
      onCancel={cancel}
      onForgotten={
        unavailable.has("passwordReset")
          ? undefined
          : () => {
              cancel();
              // The form that waited is no longer sending when this runs.
              setTimeout(() => app.leaveAccount(resetPassword));
            }
      }
    />
  );
});
