import "./contact.css";
import { observer } from "#ui/shared/observer.ts";
import { meetsRequirement } from "#domain/contact/contact-form-rules.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { backendAccessText } from "#ui/shared/backend-access/backend-access.texts.ts";
import type { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import { t } from "./contact.texts.ts";

/** Banners above the fields: restrictions, failures, and reasons why saving is blocked. */
export const ContactBanners = observer(function ContactBanners({
  formState,
  model,
}: {
  readonly formState: ContactFormState;
  readonly model: ContactDialogViewModel;
}) {
  const saveError = formState.status.kind === "editing" ? formState.status.saveError : undefined;
  const { options } = formState;
  return (
    <>
      {options.restricted.email && <Banner tone="info" live="none" title={t("restricted.email")} />}
      {options.restricted.phone && <Banner tone="info" live="none" title={t("restricted.phone")} />}
      {options.origin === "agreements" && !meetsRequirement(formState) && (
        <Banner tone="info" live="none" title={t(`consent_${options.requirement}`)} />
      )}
      {model.backendAccess.isOn && (
        <Banner tone="notice" live="status" title={backendAccessText("savingBlocked")}>
          {t("backend.text")}
        </Banner>
      )}
      {model.backendAccess.checkFailed && (
        <Banner
          tone="bad"
          live="alert"
          title={t("check.title")}
          action={
            <Button size="s" onClick={() => void model.backendAccess.check()}>
              {t("check.again")}
            </Button>
          }
        >
          {t("check.text")}
        </Banner>
      )}
      {model.unavailableReason === "incomplete" && (
        <Banner tone="bad" live="alert" title={t("incomplete.title")}>
          {t("incomplete.text")}
        </Banner>
      )}
      {saveError === "unavailable" && <Banner tone="bad" live="alert" title={t("trouble.unavailable")} />}
      {saveError === "unknown" && (
        <Banner tone="bad" live="alert" title={t("trouble.unknown")}>
          {t("trouble.unknownText")}
        </Banner>
      )}
    </>
  );
});

/** Names the contents of the form: on a phone the address is below the fold. */
export function ContactIntro({ options: { restricted } }: Pick<ContactFormState, "options">) {
  if (restricted.email && restricted.phone) return null;
  return (
    <p className="muted contact-intro">
      {t(`intro_${restricted.email ? "phones" : restricted.phone ? "emails" : "all"}`)}
    </p>
  );
}
