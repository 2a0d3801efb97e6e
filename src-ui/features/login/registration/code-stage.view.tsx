import { ArrowLeft } from "lucide-react";
import type { LoginFailureReason, RegisterStage } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CodeDigits } from "../code/digits-field.tsx";
import { Resend } from "../code/resend.view.tsx";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import type { StageProps } from "./register.view.tsx";
import { t } from "./registration.texts.ts";

/** Uses the text of an incomplete code for the general problem "incomplete". */
const shownFailureReason = (failureReason: LoginFailureReason): LoginFailureReason =>
  failureReason.kind === "incomplete" ? { kind: "code-incomplete" } : failureReason;

/** Stage for the code that was sent. */
export function CodeStage({
  state,
  stage,
  registration,
  onBack,
}: StageProps<Extract<RegisterStage, { readonly kind: "code" }>>) {
  const { failureReason } = state;
  const { field, submit } = useSingleFieldForm(true, failureReason, (typed) => void registration.giveCode(typed));
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate>
        <div>
          <CodeDigits
            ref={field}
            id="code"
            name="code"
            label={t("code.label")}
            describedById={STEP_HEADING_ID}
            error={
              failureReason === undefined ? undefined : (
                <span role="alert">{registration.problemText(shownFailureReason(failureReason))}</span>
              )
            }
          />
          <Resend againAt={stage.againAt} now={registration.now} onResend={() => void registration.askAnotherCode()} />
        </div>
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("code.busy")}
        >
          {t("code.submit")}
        </Button>
      </form>
      <div>
        <Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </>
  );
}
