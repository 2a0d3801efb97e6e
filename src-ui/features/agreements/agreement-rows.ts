import type { Client } from "#domain/account/client.ts";
import { contactVisibilityOf } from "#domain/contact/visible-contact.ts";
import { selectedValue, type Agreement, type ConsentGroup, type ConsentSelection } from "#domain/consents/index.ts";

/** Contact data that a consent requires (CONSENT-02). */
export type ContactNeed = NonNullable<Agreement["settingRequirements"]>;

/** A consent as the page shows it. */
export interface AgreementRow {
  readonly consent: Agreement;
  readonly isGiven: boolean;
  /** The value differs from the saved one. */
  readonly isChanged: boolean;
  /** Contact data that are missing for it. */
  readonly need: ContactNeed | undefined;
  /** False if the portal may not add them: they are hidden, restricted or locked (CONSENT-06). */
  readonly canAddContact: boolean;
  /** The consent is required and not given, and the customer tried to save. */
  readonly isDemanded: boolean;
}

export interface AgreementGroup {
  readonly group: ConsentGroup;
  readonly rows: readonly AgreementRow[];
}

/** State of the form that the rows show. */
export interface AgreementRowState {
  readonly selection: ConsentSelection;
  /** Ids of the required consents that must be given. */
  readonly demanded: readonly string[];
  readonly needOf: (consent: Agreement) => ContactNeed | undefined;
  readonly canAdd: (need: ContactNeed) => boolean;
}

/** Returns false if the contact data are hidden, restricted or locked; true while that is unknown (CONSENT-06). */
export function canAddContact(
  customer: Pick<Client, "contactDataVisible" | "contactDataEditable" | "rodo"> | undefined,
  need: ContactNeed,
): boolean {
  if (customer === undefined) return true;
  const shows = contactVisibilityOf(customer);
  return customer.contactDataEditable && ((need !== "PHONE" && shows.email) || (need !== "EMAIL" && shows.phone));
}

const GROUPS: readonly ConsentGroup[] = ["contact", "data"];

/** Returns the consents in their groups, without empty groups. */
export function agreementGroups(
  consents: readonly Agreement[],
  { selection, demanded, needOf, canAdd }: AgreementRowState,
): readonly AgreementGroup[] {
  const rows = consents.map((consent): AgreementRow => {
    const need = needOf(consent);
    return {
      consent,
      isGiven: selectedValue(consent, selection),
      isChanged: selection.has(consent.consentId),
      need,
      canAddContact: need === undefined || canAdd(need),
      isDemanded: demanded.includes(consent.consentId),
    };
  });
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ consent }) => consent.group === group) })).filter(
    ({ rows: some }) => some.length > 0,
  );
}
