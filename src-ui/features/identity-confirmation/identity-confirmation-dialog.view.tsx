import { KeyRound } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { type Ref, useId, useRef } from "react";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { CodeField } from "#ui/design-system/forms/masked-field.tsx";
import { PasswordField } from "#ui/design-system/forms/password-field.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { useCapsLock } from "#ui/design-system/forms/password-input.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { ResendCode } from "#ui/shared/resend-code/resend-code.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import { identityProblemText, t } from "./identity-confirmation.texts.ts";
import type { IdentityConfirmationViewModel } from "./identity-confirmation.view-model.ts";

export interface IdentityConfirmationDialogProps {
  readonly model: IdentityConfirmationViewModel;
  readonly now: () => number;
  /** Cancels the change that waits for the confirmation. */
  readonly onCancel: () => void;
  /** Logs out and opens the page for a new password; `undefined` if the provider cannot reset it (CALL-12). */
  readonly onForgotten: (() => void) | undefined;
}

/** "Potwierdź, że to ty": the password, then a code of the second factor (SESS-13). */
export const IdentityConfirmationDialog = observer(function IdentityConfirmationDialog({
  model,
  now,
  onCancel,
  onForgotten,
}: IdentityConfirmationDialogProps) {
  const formId = useId();
  const password = useRef<HTMLInputElement>(null);
  const { busy, challenge, problem } = model;
  const { error, banner } = identityProblemText(problem, now());
  return (
    <ClosableDialog
      name="confirm-identity"
      size="m"
      title={t("title")}
      focusOn={password}
      // The dialog cannot be closed while sending, so that the user sees the result.
      onClose={busy ? undefined : onCancel}
      foot={
        <>
          <Button
            saves={false}
            variant="primary"
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={t("busy")}
            {...trackedAs("confirm-identity-submit")}
          >
            {t("submit")}
          </Button>
          {!busy && <Button onClick={onCancel}>{t("cancel")}</Button>}
        </>
      }
    >
      <SubmitForm id={formId} submit={model.submit}>
        {banner !== undefined && (
          <Banner tone={banner.tone} live="alert" title={banner.title}>
            {banner.text}
          </Banner>
        )}
        {challenge === undefined ? (
          <PasswordStep field={password} model={model} error={error} onForgotten={busy ? undefined : onForgotten} />
        ) : (
          <FactorStep model={model} challenge={challenge} error={error} now={now} />
        )}
      </SubmitForm>
    </ClosableDialog>
  );
});

const PasswordStep = observer(function PasswordStep({
  field,
  model,
  error,
  onForgotten,
}: {
  readonly field: Ref<HTMLInputElement>;
  readonly model: IdentityConfirmationViewModel;
  readonly error: string | undefined;
  readonly onForgotten: (() => void) | undefined;
}) {
  const capsLock = useCapsLock();
  return (
    <>
      <p>{t("text")}</p>
      <PasswordField
        label={t("password")}
        ref={field}
        name="password"
        autoComplete="current-password"
        showLabel={t("show")}
        hideLabel={t("hide")}
        value={model.password}
        error={error}
        help={capsLock.on ? t("capsLock") : undefined}
        onValue={model.typePassword}
        {...capsLock.watch}
      />
      {onForgotten !== undefined && (
        <div>
          <Button variant="quiet" flush onClick={onForgotten} {...trackedAs("confirm-identity-forgotten")}>
            {t("forgotten")}
          </Button>
          <p className="muted small">{t("forgottenText")}</p>
        </div>
      )}
    </>
  );
});

/** Second factor: its code, a recovery code, or a passkey. */
const FactorStep = observer(function FactorStep({
  model,
  challenge,
  error,
  now,
}: {
  readonly model: IdentityConfirmationViewModel;
  readonly challenge: SecondFactorChallenge;
  readonly error: string | undefined;
  readonly now: () => number;
}) {
  const { busy, code, canUsePasskey, usesRecoveryCode } = model;
  return (
    <>
      {usesRecoveryCode ? (
        <>
          <p>{t("recovery")}</p>
          <TextField
            label={t("recoveryCode")}
            name="code"
            autoComplete="off"
            value={code}
            error={error}
            onValue={model.typeCode}
          />
        </>
      ) : (
        <>
          <p>
            {challenge.factor === "sms" ? t("sms", { phone: challenge.phone.replaceAll(" ", "\u00a0") }) : t("app")}
          </p>
          <CodeField
            label={t("code")}
            name="code"
            mask={CODE_MASK}
            value={code}
            error={error}
            onValue={model.typeCode}
          />
          {challenge.factor === "sms" && (
            <ResendCode
              againAt={challenge.againAt}
              now={now}
              busy={busy}
              name="confirm-identity-resend"
              onResend={() => void model.requestAnotherCode()}
            />
          )}
        </>
      )}
      {!busy && (
        <div className="cluster">
          {canUsePasskey && (
            <Button
              size="s"
              icon={KeyRound}
              onClick={() => void model.usePasskey()}
              {...trackedAs("confirm-identity-passkey")}
            >
              {t("passkey")}
            </Button>
          )}
          {(usesRecoveryCode || (challenge.recoveryCodesLeft ?? 0) > 0) && (
            <Button
              variant="quiet"
              size="s"
              onClick={() => model.chooseRecoveryCode(!usesRecoveryCode)}
              {...trackedAs("confirm-identity-recovery")}
            >
              {t(usesRecoveryCode ? "backToCode" : "noCode")}
            </Button>
          )}
        </div>
      )}
    </>
  );
});

/** Mask of six digits; other characters are dropped. */
const CODE_MASK = { mask: Array.from({ length: 6 }, () => /[0-9]/) };
