import { ArrowLeft } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import type { SetupState } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CodeField } from "#ui/design-system/forms/masked-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { ResendCode } from "#ui/shared/resend-code/resend-code.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { FactorViewModel } from "./factor.view-model.ts";
import { t } from "./settings.texts.ts";
import { FactorSetupProblemBanner } from "./factor-setup-problem-banner.view.tsx";
import { AppKey } from "./app-key.view.tsx";

/** Second step: the code from the authenticator app or the SMS, with the key of the app during its setup. */
export const FactorCodeStep = observer(function FactorCodeStep({
  model,
  state,
  now,
  copy,
  formId,
}: {
  readonly model: FactorViewModel;
  readonly state: Extract<SetupState, { readonly step: "code" }>;
  readonly now: () => number;
  readonly copy: (text: string) => Promise<boolean>;
  readonly formId: string;
}) {
  const { code } = model;
  const violation = code.violationOf("code");
  const { token, change } = state;
  useEffect(() => {
    // The button that opened this step is gone: focus the authenticator app's key, or the code's input.
    document.getElementById(formId)?.querySelector<HTMLElement>("p[tabindex], input")?.focus();
  }, [formId]);
  return (
    <SubmitForm id={formId} submit={() => code.submit()}>
      <FactorSetupProblemBanner state={state} tryLater={model.tryLater} />
      {token.key !== undefined && <AppKey tokenKey={token.key} copy={copy} />}
      {token.key === undefined && token.sent === undefined && <p>{t("factor.offApp")}</p>}
      <CodeField
        label={t("factor.code")}
        name="code"
        mask={CODE_MASK}
        help={
          token.sent === undefined
            ? t("factor.codeOfApp")
            : `${t("factor.sentTo", { phone: token.sent.phone })} ${t("factor.codeOfSms")}`
        }
        value={code.form.code}
        error={
          violation === undefined
            ? undefined
            : violation.key === "wrongLength"
              ? t("factor.codeMissing")
              : messageOf(violation, t("factor.codeMissing"))
        }
        onValue={(value) => code.set("code", value)}
        onBlur={() => {
          if (code.form.code !== "") code.leave("code");
        }}
      />
      {token.sent !== undefined && (
        <ResendCode
          againAt={token.sent.againAt}
          now={now}
          busy={model.busy}
          name="second-factor-resend"
          onResend={() => void model.ask()}
        />
      )}
      {token.sent === undefined && state.failureReason === "expired" && (
        <div>
          <Button variant="quiet" flush onClick={() => void model.ask()} {...trackedAs("second-factor-other")}>
            {t(change.kind === "app" ? "factor.newKey" : "factor.again")}
          </Button>
        </div>
      )}
      {change.kind !== "none" && (
        <div>
          <Button
            variant="quiet"
            flush
            icon={ArrowLeft}
            unavailable={model.busy ? t("factor.checking") : undefined}
            onClick={model.back}
            {...trackedAs("second-factor-back")}
          >
            {t("factor.back")}
          </Button>
        </div>
      )}
    </SubmitForm>
  );
});

/** Mask of six digits; other characters are dropped. */
const CODE_MASK = { mask: Array.from({ length: 6 }, () => /[0-9]/) };
