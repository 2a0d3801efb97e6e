import "#ui/design-system/card.css";
import { useState } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import type { FieldName } from "#ui/shared/forms/form-model.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { UnsavedGuard } from "#ui/shell/unsaved/unsaved-guard.view.tsx";
import { createReportModel, unsavedChanges } from "./open-report.ts";
import { ReportFields } from "./report-fields.tsx";
import type { ReportValues } from "./report-values.ts";
import { type FormBinding, useFormModel } from "./use-form-model.ts";

const NAMES: Readonly<Record<FieldName<ReportValues>, string>> = {
  kind: "O co chodzi",
  city: "Miasto",
  device: "Urządzenie",
  subject: "Temat",
  description: "Opis",
  since: "Od kiedy",
  visit: "Dzień wizyty",
  refund: "Kwota zwrotu",
  ways: "Jak odpowiedzieć",
  night: "Także w\u00a0nocy",
  email: "E-mail",
  mobile: "Telefon komórkowy",
  line: "Telefon stacjonarny",
  code: "Kod z\u00a0SMS-a",
  newPassword: "Nowe hasło",
  repeatedPassword: "Powtórz hasło",
  permissions: "Zgoda na wizytę",
};

function ReportForm({
  form,
  onLeave,
}: {
  readonly form: FormBinding<ReportValues>;
  readonly onLeave?: (() => void) | undefined;
}) {
  const { model, attempt, submit, reset } = form;
  const entries = model.summary.map(({ field, violation }) => ({
    id: field,
    message: `${NAMES[field]}: ${messageOf(violation)}`,
  }));
  const state =
    model.status === "done"
      ? ({ tone: "saved", label: "Wysłane" } as const)
      : model.dirty
        ? ({ tone: "unsaved", label: "Masz niezapisane zmiany" } as const)
        : undefined;
  return (
    <form className="stack" noValidate aria-label="Zgłoszenie" onSubmit={(event) => void submit(event)}>
      {model.restored && (
        <Banner
          tone="info"
          title="Przywróciliśmy to, co było tu wpisane."
          action={
            <Button size="s" onClick={reset}>
              Zacznij od nowa
            </Button>
          }
        >
          Hasła i&nbsp;kody trzeba wpisać jeszcze raz.
        </Banner>
      )}
      <ErrorSummary title={`Do poprawy: ${entries.length}`} entries={entries} attempt={attempt} />
      <ReportFields form={form} />
      <FormFoot state={state}>
        <Button saves={false} variant="primary" type="submit" busy={model.status === "busy"} busyLabel="Wysyłamy…">
          Wyślij
        </Button>
        <Button onClick={onLeave ?? reset}>{onLeave === undefined ? "Wyczyść" : "Zamknij bez wysyłania"}</Button>
      </FormFoot>
    </form>
  );
}

/** Form on a page, which can be left by links, by the back button and by closing the window. */
export function ReportPage() {
  const form = useFormModel(createReportModel, unsavedChanges);
  return (
    <div className="card" style={{ maxInlineSize: "40rem" }}>
      <ReportForm form={form} />
      <UnsavedGuard hasUnsavedWork={unsavedChanges.hasUnsavedWork} question={undefined} />
    </div>
  );
}

function DialogForm({ onClose }: { readonly onClose: () => void }) {
  const form = useFormModel(createReportModel, unsavedChanges);
  const { model, rerender } = form;
  const ask = () => {
    unsavedChanges.ask({ leave: onClose, form: model });
    rerender();
  };
  const { question } = unsavedChanges;
  const answered = question && {
    kind: question.kind,
    stay: () => {
      question.stay();
      rerender();
    },
    leave: question.leave,
  };
  return (
    <ClosableDialog name="report" size="l" title="Zgłoszenie" onClose={ask}>
      <ReportForm form={form} onLeave={ask} />
      <UnsavedGuard hasUnsavedWork={unsavedChanges.hasUnsavedWork} question={answered} />
    </ClosableDialog>
  );
}

/** Form in a dialog, which can be left by its buttons and by Escape, with a confirmation. */
export function ReportInDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Zgłoś sprawę</Button>
      {open && <DialogForm onClose={() => setOpen(false)} />}
    </>
  );
}
