import { ArrowLeft } from "lucide-react";
import { useRef, type FormEvent } from "react";
import type { RegisterStage } from "#domain/login/index.ts";
import { identityComplaints } from "#domain/login/registration.ts";
import { Button } from "#ui/design-system/button.tsx";
import { DigitsField } from "../code/digits-field.tsx";
import { messageOf } from "#ui/forms/messages.ts";
import { useCheckedFields } from "../new-password/checked-fields.ts";
import type { StageProps } from "./register.view.tsx";
import { registrationTexts as t } from "./registration.texts.ts";
import { StageProblem } from "./stage-problem.view.tsx";

const MAX = { customerNumber: 9, identification: 11 } as const;

/** Who wants an account. */
export function IdentityStage({ state, stage, registration, onBack }: StageProps<Extract<RegisterStage, { readonly kind: "identity" }>>) {
  const form = useRef<HTMLFormElement>(null);
  // what stood in the field of the login is a customer number more often than not
  const opened = { customerNumber: stage.customerNumber || (/^\d{1,9}$/u.test(state.login.trim()) ? state.login.trim() : ""), identification: stage.identification };
  const fields = useCheckedFields(opened, identityComplaints);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check(form)) void registration.giveIdentity(fields.values);
  };
  const field = (name: keyof typeof MAX) => {
    const complaint = fields.complaintOf(name);
    return {
      id: name,
      name,
      digits: MAX[name],
      defaultValue: opened[name],
      error: complaint === undefined ? undefined : messageOf(complaint),
      autoComplete: "off",
      onDigits: (digits: string) => fields.set(name, digits),
      onBlur: () => fields.leave(name),
    };
  };
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate ref={form}>
        <StageProblem problem={state.problem} words={registration.problemText} />
        <DigitsField {...field("customerNumber")} label={t("identity.number")} help={t("identity.numberHelp")} />
        <DigitsField {...field("identification")} label={t("identity.identification")} help={t("identity.identificationHelp")} />
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("identity.busy")}>{t("identity.submit")}</Button>
      </form>
      <div><Button variant="quiet" flush icon={ArrowLeft} onClick={onBack}>{t("identity.back")}</Button></div>
    </>
  );
}
