import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { contactKindOf, needsCode, type ContactFieldName } from "#domain/contact/contact-field.ts";
import { CONTACT_MAX_LENGTH } from "#domain/validation/index.ts";
import type { ContactViolation } from "#domain/contact/contact-form-rules.ts";
import { sentCodeOf } from "#domain/contact/contact-reducer.ts";
import { isDocumentEmailAsMain } from "#domain/contact/document-email.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import { formatContact } from "#domain/contact/format-contact.ts";
import type { SiteContent } from "#domain/site-content/index.ts";
import {
  ConfirmationCodeRow,
  type ConfirmationCodeStep,
  type CodeResend,
} from "#ui/design-system/forms/confirmation-code-row.tsx";
import { MaskedField } from "#ui/design-system/forms/masked-field.tsx";
import { contactCodeMask, landlineMask, phoneMask } from "#ui/shared/forms/customer-data-masks.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { tryLaterMessage } from "#ui/shared/try-later/try-later-text.ts";
import type { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import { EmailField } from "#ui/shared/email-field/email-field.tsx";
import { contactHelp } from "./contact-help.tsx";
import { t } from "./contact.texts.ts";

interface ContactRowProps {
  readonly name: ContactFieldName;
  readonly formState: ContactFormState;
  readonly model: ContactDialogViewModel;
  readonly siteContent: SiteContent | undefined;
}

/** Row of one contact: displayed, being edited, or waiting for its code (ACC-03). */
export const ContactRow = observer(function ContactRow(props: ContactRowProps) {
  const { name, model } = props;
  const label = t(`label_${name}`);
  const trouble = model.troubleOf(name);
  return (
    <div>
      <ConfirmationCodeRow
        label={label}
        step={stepOf(props)}
        field={(endActions) => <Field {...props} label={label} endActions={endActions} />}
      />
      <p className="visually-hidden" role="status">
        {isReady(props) ? t("ready") : ""}
      </p>
      {trouble !== undefined && (
        <p className="field__error" role="alert">
          {typeof trouble === "object" ? tryLaterMessage(trouble) : t(`code.${trouble}`)}
        </p>
      )}
    </div>
  );
});

/** Returns the id and name of the code's input. */
function codeIdOf(name: ContactFieldName): string {
  return `contact-code-${name}`;
}

/** Returns the name of the input to correct; for a wrong or missing code, the name of the code's input. */
export function inputToCorrect(
  { field, why }: ContactViolation & { readonly field: ContactFieldName },
  { fields }: ContactFormState,
): string {
  const isOfCode = why === "wrongCode" || (why === "unconfirmedChange" && sentCodeOf(fields[field]) !== undefined);
  return isOfCode ? codeIdOf(field) : field;
}

/** Returns the name of an input of another row that blocks saving, when this row blocks it no more. */
function nextInputAfter({ name, formState, model }: ContactRowProps): string | undefined {
  const ofFields = model.violations.filter((one) => one.field !== undefined);
  const [next] = ofFields;
  if (next === undefined || ofFields.some(({ field }) => field === name)) return undefined;
  return inputToCorrect(next, formState);
}

/** Returns true if another code may be requested after one was sent. */
function isReady({ name, formState, model }: ContactRowProps): boolean {
  return formState.fields[name].code.kind === "sent" && model.secondsToCode(name) === 0;
}

function stepOf(props: ContactRowProps): ConfirmationCodeStep {
  const { name, formState, model } = props;
  const { value, initial, code } = formState.fields[name];
  const sent = sentCodeOf(formState.fields[name]);
  const undo = { undoLabel: t("undo"), onUndo: () => model.cancel(name) };
  if (!model.isOpen(name)) {
    const field = t(`name_${name}`);
    return {
      kind: "display",
      value:
        name === "documentSendEmail" && isDocumentEmailAsMain(formState) ? (
          t("asMain")
        ) : value === "" ? (
          t("none")
        ) : (
          <Value text={formatContact(contactKindOf(name), value)} />
        ),
      changeLabel: value === "" ? t("add") : t("change"),
      changeName: value === "" ? t("addName", { field }) : t("changeName", { field }),
      onChange: () => model.begin(name),
    };
  }
  if (sent !== undefined) {
    const kind = contactKindOf(name) === "email" ? "email" : "mobile";
    return {
      kind: "code",
      ...undo,
      codeLabel: t(`code_${kind}`),
      codeHelp: <Sent kind={kind} value={formatContact(contactKindOf(name), value)} />,
      codeMask: contactCodeMask,
      codeId: codeIdOf(name),
      nextInput: nextInputAfter(props),
      code: sent.typed,
      onCode: (text) => model.typeCode(name, text),
      codeError: sent.isWrong ? t("wrongCode") : undefined,
      resend: resendOf(name, model, code.kind === "requested"),
    };
  }
  // A removed or unchanged value needs no code.
  if (!needsCode(name) || value === "" || value === initial) return { kind: "edit-without-code", ...undo };
  const seconds = model.secondsToCode(name);
  return {
    kind: "edit",
    ...undo,
    sendLabel: t("send"),
    busy: code.kind === "requested",
    onSend: () => void model.askCode(name),
    sendUnavailable: code.kind !== "requested" && seconds > 0 ? <Wait seconds={seconds} /> : undefined,
  };
}

function resendOf(name: ContactFieldName, model: ContactDialogViewModel, isAsking: boolean): CodeResend {
  const seconds = model.secondsToCode(name);
  return seconds > 0 && !isAsking
    ? { kind: "wait", label: <Wait seconds={seconds} /> }
    : { kind: "ready", label: t("again"), busy: isAsking, onResend: () => void model.askCode(name) };
}

function Wait({ seconds }: { readonly seconds: number }) {
  return (
    <>
      {t("wait")}{" "}
      <time dateTime={`PT${seconds}S`}>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
      </time>
    </>
  );
}

/** Keeps a number on one line. */
function Value({ text }: { readonly text: string }) {
  return <>{text.replaceAll(" ", "\u00a0")}</>;
}

function Sent({ kind, value }: { readonly kind: "mobile" | "email"; readonly value: string }) {
  return <>{t(`sent_${kind}`, { value: value.replaceAll(" ", "\u00a0") })}</>;
}

const Field = observer(function Field(
  props: ContactRowProps & { readonly label: string; readonly endActions: ReactNode },
) {
  const { name, formState, model, label, endActions } = props;
  const why = model.violationOf(name);
  const error =
    why === undefined || why === "wrongCode"
      ? undefined
      : why === "phoneRepeated"
        ? t("repeated")
        : messageOf({ key: why, params: why === "tooLong" ? { count: CONTACT_MAX_LENGTH } : {} });
  const common = {
    id: `contact-${name}`,
    name,
    label,
    endActions,
    error,
    help: sentCodeOf(formState.fields[name]) === undefined ? contactHelp(props) : undefined,
    value: model.textOf(name),
    onValue: (text: string) => model.edit(name, text),
    onBlur: () => model.leave(name),
  };
  switch (contactKindOf(name)) {
    case "mobile":
      return <MaskedField {...common} mask={phoneMask} type="tel" inputMode="tel" autoComplete="tel" />;
    case "line":
      return <MaskedField {...common} mask={landlineMask} type="tel" inputMode="tel" autoComplete="tel" />;
    case "email":
      return <EmailField {...common} />;
  }
});
