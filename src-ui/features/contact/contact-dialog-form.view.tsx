import "#ui/design-system/rows.css";
import { observer } from "#ui/shared/observer.ts";
import { Fragment } from "react";
import { CONTACT_FIELDS } from "#domain/contact/contact-field.ts";
import { isFieldShown } from "#domain/contact/contact-field-state.ts";
import { isAddressShown } from "#domain/contact/contact-form-rules.ts";
import { asksForDocumentEmail, documentEmailFollows, formerDocumentEmail } from "#domain/contact/document-email.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import type { SiteContent } from "#domain/site-content/index.ts";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { FieldGroup } from "#ui/design-system/forms/field-group.tsx";
import { SubmitForm } from "#ui/shared/submit-form.tsx";
import type { ContactDialogViewModel } from "./contact-dialog.view-model.ts";
import { ContactAddressRow } from "./contact-address.view.tsx";
import { ContactBanners } from "./contact-banners.view.tsx";
import { LoginCodeBanner } from "./login-code-banner.view.tsx";
import { ContactRow, inputToCorrect } from "./contact-row.view.tsx";
import { t } from "./contact.texts.ts";

/** Returns the name of the first input to correct. */
function firstInputToCorrect({ violations: [violation], formState }: ContactDialogViewModel): string | undefined {
  if (violation?.field === undefined || formState === undefined) return undefined;
  return inputToCorrect(violation, formState);
}

interface ContactDialogFormProps {
  readonly id: string;
  readonly formState: ContactFormState;
  readonly model: ContactDialogViewModel;
  readonly siteContent: SiteContent | undefined;
}

/** Form of the contact data: the contacts, the address and the permissions. */
export const ContactDialogForm = observer(function ContactDialogForm({
  id,
  formState,
  model,
  siteContent,
}: ContactDialogFormProps) {
  const save = async (): Promise<string | undefined> => {
    await model.save();
    return firstInputToCorrect(model);
  };
  const loginCodeNotice = model.loginCodeNotice.noticeFor(formState);
  return (
    <SubmitForm id={id} className="rows" submit={save}>
      <ContactBanners formState={formState} model={model} />
      {CONTACT_FIELDS.filter((name) => isFieldShown(formState, name)).map((name) => (
        <Fragment key={name}>
          <ContactRow name={name} formState={formState} model={model} siteContent={siteContent} />
          {name === "mobilePhone2" && loginCodeNotice !== undefined && <LoginCodeBanner notice={loginCodeNotice} />}
          {name === "mainEmail" && asksForDocumentEmail(formState) && (
            <div className="contact">
              <CheckboxField
                label={t("follow")}
                note={t("followNote", { email: formerDocumentEmail(formState) })}
                checked={documentEmailFollows(formState)}
                onValue={(follows) => model.followMainEmail(follows)}
              />
            </div>
          )}
        </Fragment>
      ))}
      {isAddressShown(formState) && <ContactAddressRow formState={formState} model={model} />}
      {formState.options.origin !== "agreements" && formState.permissions.length > 0 && (
        <div className="contact">
          <FieldGroup legend={t("permissions")}>
            {formState.permissions.map(({ type, required, state }) => (
              <CheckboxField
                key={type}
                label={type === "EMAIL" || type === "PHONE" ? t(`permission_${type}`) : t("permissionOther", { type })}
                note={required ? t("permission.required") : undefined}
                checked={state}
                onValue={(ticked) => model.permit(type, ticked)}
              />
            ))}
          </FieldGroup>
        </div>
      )}
    </SubmitForm>
  );
});
