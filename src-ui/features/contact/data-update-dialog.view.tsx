import { CONTACT_FIELDS, contactKindOf, type ContactFieldName } from "#domain/contact/contact-field.ts";
import { formatContactAddress } from "#domain/contact/contact.ts";
import { formatContact } from "#domain/contact/format-contact.ts";
import type { VisibleContact } from "#domain/contact/visible-contact.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./contact.texts.ts";

export interface DataUpdateDialogProps {
  readonly contact: VisibleContact;
  /** The customer confirms that the data are correct. */
  readonly onConfirm: () => void;
  readonly onChange: () => void;
  /** The customer postpones; the dialog opens again after the next login. */
  readonly onLater: () => void;
}

function valueOf(
  { mobilePhones, linePhones, mainEmail, documentSendEmail }: VisibleContact,
  name: ContactFieldName,
): string | undefined {
  switch (name) {
    case "mobilePhone1":
      return mobilePhones[0];
    case "mobilePhone2":
      return mobilePhones[1];
    case "linePhone1":
      return linePhones[0];
    case "linePhone2":
      return linePhones[1];
    case "mainEmail":
      return mainEmail;
    case "documentSendEmail":
      return documentSendEmail;
  }
}

/**
 * Yearly check of the contact data; the customer can confirm them without typing. Without any phone or e-mail the
 * customer adds one instead (CONTACT-02).
 */
export function DataUpdateDialog({ contact, onConfirm, onChange, onLater }: DataUpdateDialogProps) {
  const facts = CONTACT_FIELDS.map((name) => ({ name, value: valueOf(contact, name) })).filter(
    ({ value }) => value !== undefined && value !== "",
  );
  const { address } = contact;
  const foot =
    facts.length === 0 ? (
      <>
        <Button variant="primary" aria-haspopup="dialog" onClick={onChange}>
          {t("update.add")}
        </Button>
        <Button onClick={onLater}>{t("update.later")}</Button>
      </>
    ) : (
      <>
        <Button saves variant="primary" onClick={onConfirm}>
          {t("update.confirm")}
        </Button>
        <Button onClick={onChange}>{t("update.change")}</Button>
        <Button variant="quiet" onClick={onLater}>
          {t("update.later")}
        </Button>
      </>
    );
  return (
    <ClosableDialog
      name="data-update"
      size="l"
      title={t(facts.length === 0 ? "update.addTitle" : "update.title")}
      onClose={onLater}
      foot={foot}
    >
      <div className="stack">
        <p>{t(facts.length === 0 ? "update.none" : "update.text")}</p>
        {(facts.length > 0 || address !== undefined) && (
          <Facts>
            {facts.map(({ name, value = "" }) => (
              <Fact key={name} label={t(`label_${name}`)}>
                {formatContact(contactKindOf(name), value).replaceAll(" ", "\u00a0")}
              </Fact>
            ))}
            {address !== undefined && (
              <Fact label={t("label_address")}>{providerText(formatContactAddress(address))}</Fact>
            )}
          </Facts>
        )}
      </div>
    </ClosableDialog>
  );
}
