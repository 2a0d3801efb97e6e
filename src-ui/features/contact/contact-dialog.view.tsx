import { observer } from "#ui/shared/observer.ts";
import { CircleCheck } from "lucide-react";
import { useEffect, useId } from "react";
import { isAddressShown } from "#domain/contact/contact-form-rules.ts";
import { unchangedDocumentEmail } from "#domain/contact/document-email.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import type { SiteContent } from "#domain/site-content/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import type { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import { t } from "./contact.texts.ts";
import { LoginCodeBanner } from "./login-code-banner.view.tsx";
import { NeededConsents } from "./needed-consents.view.tsx";
import { ContactIntro } from "./contact-banners.view.tsx";
import { ContactDialogForm } from "./contact-dialog-form.view.tsx";

export interface ContactDialogProps {
  readonly model: ContactDialogViewModel;
  readonly siteContent: SiteContent | undefined;
  /** Closes the dialog; asks for confirmation if changes would be lost. */
  readonly onClose: () => void;
}

/** "Dane kontaktowe" (DIALOG-02, ACC-02 to ACC-12). */
export const ContactDialog = observer(function ContactDialog({ model, siteContent, onClose }: ContactDialogProps) {
  const formId = useId();
  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);
  const { section } = model;
  const status = section.status === "ready" ? section.value.status.kind : undefined;
  const loginCodeNotice = model.loginCodeNotice.noticeFor(model.formState);
  const doneDocumentEmail = section.status === "ready" ? unchangedDocumentEmail(section.value) : undefined;
  // The dialog cannot be closed while saving, so that the user sees the result.
  const leave = status === "saving" ? undefined : onClose;
  if (status === "hidden" || status === "locked") {
    return (
      <ClosableDialog
        name="contact-data"
        size="m"
        title={t(`${status}.title`)}
        onClose={onClose}
        foot={
          <Button variant="primary" onClick={onClose}>
            {t("ok")}
          </Button>
        }
      >
        <p>{t(`${status}.text`)}</p>
      </ClosableDialog>
    );
  }
  return (
    <ClosableDialog
      name="contact-data"
      size="l"
      title={t("title")}
      onClose={leave}
      foot={<Foot model={model} formId={formId} onClose={leave} />}
    >
      <div aria-live="polite">
        {status === "saved" && (
          <ResultMessage sign={CircleCheck} tone="good" title={t("done")}>
            <p>{t("doneText")}</p>
            {doneDocumentEmail !== undefined && <p>{t("doneDocument", { email: doneDocumentEmail })}</p>}
          </ResultMessage>
        )}
      </div>
      {status === "saved" && loginCodeNotice !== undefined && (
        <LoginCodeBanner notice={loginCodeNotice} onGo={onClose} />
      )}
      {section.status === "loading" && (
        <LoadingSection onRetry={section.retry} label={t("loading")}>
          <SkeletonRows rows={5} />
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
      {section.status === "ready" && status !== "saved" && (
        <>
          {isAddressShown(section.value) && <ContactIntro options={section.value.options} />}
          <ContactDialogForm id={formId} formState={section.value} model={model} siteContent={siteContent} />
        </>
      )}
      {section.status === "ready" && section.value.status.kind === "consents-needed" && (
        <NeededConsents
          consents={section.value.status.consents}
          onStay={model.stay}
          onGo={() => {
            model.goToAgreements();
            onClose();
          }}
        />
      )}
    </ClosableDialog>
  );
});

const Foot = observer(function Foot({
  model,
  formId,
  onClose,
}: {
  readonly model: ContactDialogViewModel;
  readonly formId: string;
  readonly onClose: (() => void) | undefined;
}) {
  const { formState } = model;
  if (formState === undefined || formState.status.kind === "saved")
    return <Button onClick={onClose}>{t("close")}</Button>;
  return (
    <>
      <Button
        saves
        variant="primary"
        type="submit"
        form={formId}
        busy={model.busy}
        busyLabel={t("saving")}
        unavailable={unavailableReason(model, formState)}
      >
        {t("save")}
      </Button>
      {onClose !== undefined && <Button onClick={onClose}>{t("cancel")}</Button>}
    </>
  );
});

/** Returns the reason why saving is blocked. */
function unavailableReason(model: ContactDialogViewModel, { options }: ContactFormState): string | undefined {
  const { unavailableReason: why } = model;
  switch (why) {
    case undefined:
      return undefined;
    case "requirement":
      return t(`why_requirement_${options.requirement}`);
    case "tooLong":
    case "phone":
    case "email":
    case "phoneRepeated":
      return t("why_field");
    case "address":
    case "incomplete":
    case "checkFailed":
    case "unchecked":
    case "unchanged":
    case "unconfirmedChange":
    case "wrongCode":
    case "requiredPermissions":
      return t(`why_${why}`);
  }
}
