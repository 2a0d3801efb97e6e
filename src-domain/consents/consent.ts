/** A consent of the customer account (specification 3, Consent). */
export interface Consent {
  readonly consentId: string;
  readonly consentName: string;
  readonly descriptionTitle: string | undefined;
  readonly settingRequirements: "EMAIL" | "EMAIL_OR_PHONE" | undefined;
  readonly currentValue: boolean;
}
