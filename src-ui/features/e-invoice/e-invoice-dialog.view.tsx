import { CircleCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useId, type ReactNode } from "react";
import { siteText, type SiteContent } from "#domain/site-content/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { FieldGroup } from "#ui/design-system/forms/field-group.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { NoticeAddress } from "./notice-address.view.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { EInvoiceFacts, EInvoiceViewModel } from "./e-invoice.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { EInvoiceByPhone, type EInvoiceHelpLine } from "./e-invoice-by-phone.view.tsx";
import { EInvoiceProblemBanner } from "./e-invoice-problem-banner.view.tsx";
import pl from "./pl.json";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

const t = texts(pl, "e-invoice");

export interface EInvoiceDialogProps {
  readonly model: EInvoiceViewModel;
  readonly siteContent: SiteContent | undefined;
  /** Phone number of the customer service, for customers whose address the portal may not use. */
  readonly helpLine?: EInvoiceHelpLine | undefined;
  /** Opens the contact data, where the address for notices can be changed. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
  /** True when another page opened the dialog; `onClose` leads back to it. */
  readonly isOpenedWithPage?: boolean | undefined;
}

/** "E-faktura" (DIALOG-02, EINV-01 to EINV-05). */
export const EInvoiceDialog = observer(function EInvoiceDialog({
  model,
  siteContent,
  helpLine,
  onEdit,
  onClose,
  isOpenedWithPage,
}: EInvoiceDialogProps) {
  const formId = useId();
  useEffect(() => model.start(), [model]);
  const { section, status } = model;
  const facts = section.status === "ready" ? section.value : undefined;
  const canSend = status !== "done" && facts?.offered === true && model.barrier === undefined;
  // Closing is disabled while the request runs, because the customer would not see its outcome.
  const leave = status === "busy" ? undefined : onClose;
  const foot = (
    <>
      {canSend && (
        <Button
          saves
          variant="primary"
          type="submit"
          form={formId}
          busy={status === "busy"}
          busyLabel={t("busy")}
          unavailable={model.unavailableReason === undefined ? undefined : t(`why.${model.unavailableReason}`)}
          {...trackedAs("e-invoice-save")}
        >
          {t("submit")}
        </Button>
      )}
      {leave !== undefined && <Button onClick={leave}>{canSend ? t("cancel") : t("close")}</Button>}
    </>
  );
  return (
    <ClosableDialog
      name="e-invoice"
      size="l"
      title={t("title")}
      onClose={leave}
      isOpenedWithPage={leave && isOpenedWithPage}
      foot={foot}
    >
      <div aria-live="polite">
        {status === "done" && (
          <ResultMessage sign={CircleCheck} tone="good" title={t("done")}>
            <p>{t("doneText", { email: facts?.email ?? "" })}</p>
          </ResultMessage>
        )}
      </div>
      {section.status === "loading" && (
        <LoadingSection onRetry={section.retry} label={t("loading")}>
          <SkeletonRows rows={3} />
        </LoadingSection>
      )}
      {section.status === "failed" && (
        <FailedSection
          title={t("failed")}
          level={3}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      )}
      {facts !== undefined &&
        status !== "done" &&
        (facts.offered && model.barrier !== undefined ? (
          <EInvoiceByPhone barrier={model.barrier} helpLine={helpLine} />
        ) : facts.offered ? (
          <Form id={formId} model={model} facts={facts} siteContent={siteContent} onEdit={onEdit} />
        ) : (
          <NotOffered facts={facts} />
        ))}
    </ClosableDialog>
  );
});

/**
 * Shown when the server does not offer the activation. That does not tell whether e-invoices are
 * already on, so the text does not claim it.
 */
function NotOffered({ facts: { hasEmail } }: { readonly facts: EInvoiceFacts }) {
  return (
    <Banner tone="info" live="none" title={t("notOffered")}>
      {t(hasEmail ? "maybeOnText" : "notOfferedText")}
    </Banner>
  );
}

interface FormProps extends Pick<EInvoiceDialogProps, "model" | "siteContent" | "onEdit"> {
  readonly id: string;
  readonly facts: EInvoiceFacts;
}

const Form = observer(function Form({ id, model, facts, siteContent, onEdit }: FormProps) {
  const submit = async (): Promise<undefined> => {
    await model.submit();
    return undefined;
  };
  const agreement = (which: 1 | 2): ReactNode => {
    const text = siteText(siteContent, `eactivation_data_agreement${which}`);
    return text === undefined ? t(`agreement${which}`) : <PolishText>{text}</PolishText>;
  };
  return (
    <SubmitForm id={id} submit={submit}>
      <EInvoiceProblemBanner model={model} />
      <p>{t("intro")}</p>
      <Facts>
        <Fact
          label={t("email")}
          note={facts.hidden ? t("hidden") : facts.restricted ? t("restricted") : undefined}
          action={<Edit facts={facts} onEdit={onEdit} />}
        >
          <NoticeAddress email={facts.email} siteContent={siteContent} />
        </Fact>
      </Facts>
      <FieldGroup legend={t("agreements")}>
        <CheckboxField
          label={agreement(1)}
          checked={model.agreed.first}
          onValue={(ticked) => model.agree("first", ticked)}
        />
        <CheckboxField
          label={agreement(2)}
          checked={model.agreed.second}
          onValue={(ticked) => model.agree("second", ticked)}
        />
      </FieldGroup>
    </SubmitForm>
  );
});

function Edit({ facts: { email, restricted }, onEdit }: Pick<FormProps, "facts" | "onEdit">) {
  const none = email === undefined;
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={none ? t("addName") : t("changeName")}
      unavailable={restricted ? <> {t("barred")}</> : undefined}
      onClick={onEdit}
    >
      {none ? t("add") : t("change")}
    </Button>
  );
}
