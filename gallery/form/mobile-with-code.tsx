import { useEffect, useState } from "react";
import {
  ConfirmationCodeRow,
  type ConfirmationCodeStep,
  type CodeResend,
} from "#ui/design-system/forms/confirmation-code-row.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { phoneMask, smsCodeMask } from "#ui/shared/forms/customer-data-masks.ts";
import { KNOWN_MOBILE, type ReportValues } from "./report-values.ts";
import type { FormBinding } from "./use-form-model.ts";

/** Time until a new code can be requested, s. */
const RESEND_AFTER = 60;

function useResend(): { readonly resend: CodeResend; readonly begin: () => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const begin = () => setLeft(RESEND_AFTER);
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return left === 0
    ? { begin, resend: { kind: "ready", label: "Wyślij nowy kod", onResend: begin, busy: false } }
    : {
        begin,
        resend: {
          kind: "wait",
          label: (
            <>
              Nowy kod wyślemy za <time dateTime={`PT${left}S`}>{shown}</time>
            </>
          ),
        },
      };
}

/** Field for a mobile number, which is valid only after the code sent to it was entered. */
export function MobileWithCode({ form }: { readonly form: FormBinding<ReportValues> }) {
  const { model, set, leave, errorOf } = form;
  const [kind, setKind] = useState<ConfirmationCodeStep["kind"]>("display");
  const { resend, begin } = useResend();
  const problem = model.invalidFields.find(({ field }) => field === "mobile")?.violation.key;
  // A missing code is no error before the first attempt to submit.
  const error = problem === "unconfirmedChange" && !model.isSubmitAttempted ? undefined : errorOf("mobile");
  const undo = () => {
    set("mobile", KNOWN_MOBILE);
    set("code", "");
    setKind("display");
  };
  const send = () => {
    leave("mobile")();
    if (problem !== undefined && problem !== "unconfirmedChange") return;
    begin();
    setKind("code");
  };
  const step = (): ConfirmationCodeStep => {
    switch (kind) {
      case "display":
        return {
          kind,
          value: model.form.mobile.replaceAll("-", "\u00a0"),
          changeLabel: "Zmień",
          changeName: "Zmień: telefon komórkowy",
          onChange: () => setKind("edit"),
        };
      case "edit":
        return { kind, sendLabel: "Wyślij kod", busy: false, onSend: send, undoLabel: "Cofnij zmianę", onUndo: undo };
      case "edit-without-code":
        return { kind, undoLabel: "Cofnij zmianę", onUndo: undo };
      case "code":
        return {
          kind,
          undoLabel: "Cofnij zmianę",
          onUndo: undo,
          codeId: "code",
          codeLabel: "Kod z\u00a0SMS-a",
          codeHelp: `Wysłaliśmy go na numer ${model.form.mobile.replaceAll("-", "\u00a0")}.`,
          codeMask: smsCodeMask,
          code: model.form.code,
          onCode: (code) => set("code", code),
          codeError: errorOf("code"),
          resend,
        };
    }
  };
  return (
    <ConfirmationCodeRow
      label="Telefon komórkowy"
      step={step()}
      field={(endActions) => (
        <MaskedField
          id="mobile"
          label="Telefon komórkowy"
          mask={phoneMask}
          inputMode="tel"
          autoComplete="tel-national"
          value={model.form.mobile}
          onValue={(value) => set("mobile", value)}
          onBlur={leave("mobile")}
          error={error}
          endActions={endActions}
        />
      )}
    />
  );
}
