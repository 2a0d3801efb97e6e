import type { IsoDay, WallTime } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { AddressSeed } from "./product-seed.ts";

/** Customer. Further elements of the contract are allowed: the column is JSON. */
export interface ClientSeed extends JsonRecord {
  readonly customerType: string;
  readonly clientCustomLogin?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly personalId?: string;
  readonly taxId?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly mobilePhone?: string;
  readonly bankAccountNumber?: string;
  readonly marketingEmail?: string;
  readonly coOwner?: string;
  readonly coOwnerTaxId?: string;
  readonly coOwnerPersonalId?: string;
  readonly invoiceRecipient?: string;
  readonly invoiceRecipientAddress?: AddressSeed;
  readonly proxy?: string;
  readonly proxyPersonalId?: string;
  readonly postAddress?: AddressSeed;
  readonly billingAddress?: AddressSeed;
  readonly billingPhones?: readonly string[];
  readonly electronicPoll?: boolean;
  readonly contactDataEditable?: boolean;
  readonly contactDataVisible?: boolean;
  readonly rodoRestrictionEmail?: boolean;
  readonly rodoRestrictionPhone?: boolean;
  readonly rodoRestrictionPersonalData?: boolean;
  readonly rodoRestrictionAddress?: boolean;
  readonly serviceMoveMessage?: string;
  readonly blockade?: {
    readonly type: "vindication" | "arrears";
    readonly message: string;
    readonly debtCollectionCompany?: string;
  };
}

export type FlagsSeed = Readonly<
  Partial<
    Record<
      | "showProductEndContactPopup"
      | "showSatisfactionSurvey"
      | "expandSatisfactionSurvey"
      | "showNetflixActivation"
      | "acceptedTOSNetflix"
      | "showNetflixCancel"
      | "showTvnPlayerActivation"
      | "acceptedTOSTvnPlayer"
      | "showTvnPlayerCancel"
      | "showTvn24GoActivation"
      | "acceptedTOSTvn24Go"
      | "showIsobar"
      | "showChat"
      | "showServiceMoveButton"
      | "showEInvoiceActivation",
      boolean
    >
  >
> & { readonly popupMessage?: string };

export interface ContactSeed {
  readonly mobilePhones: readonly string[];
  readonly linePhones: readonly string[];
  readonly mainEmail?: string;
  readonly documentSendEmail?: string;
  readonly showChat?: boolean;
  readonly address?: {
    readonly zip?: string;
    readonly city: string;
    readonly cityTeryt?: string;
    readonly cityMeta?: string;
    readonly street?: string;
    readonly building: string;
    readonly flat?: string;
  };
}

export interface ConsentSeed {
  readonly consentId: string;
  readonly consentName: string;
  readonly descriptionTitle?: string;
  readonly settingRequirements?: "EMAIL" | "PHONE" | "EMAIL_OR_PHONE";
  readonly currentValue: boolean;
  readonly group: "CONTACT" | "DATA";
  readonly description: string;
  readonly required?: boolean;
  readonly purpose?: "E_INVOICE";
  /** Time and channel of the last decision. */
  readonly changed?: { readonly at: WallTime; readonly by: "PORTAL" | "PHONE" | "STORE" | "LETTER" };
}

export interface OnboardingSeed {
  readonly eventName: string;
  readonly eventSet: boolean;
  readonly expirationDate?: IsoDay;
}
