/** Document that an account has, before its file is created. Days are `YYYY-MM-DD`. */
export interface DocumentDraft {
  readonly documentId: string;
  readonly kind: "CONTRACT" | "CONTRACT_SUMMARY" | "PRICE_LIST" | "TERMS" | "ORDER" | "RECEIPT" | "NOTICE" | "INVOICE";
  readonly name: string;
  readonly number?: string;
  readonly contractNumber?: string;
  readonly issuedOn: string;
  readonly validFrom?: string;
  readonly validTo?: string;
  readonly fileName: string;
  /** Wall time at which it was sent to the customer. Absent: it was not sent. */
  readonly sentAt?: string;
  /** E-mail address to which it was sent, if not that of the contact data. */
  readonly sentToEmail?: string;
  readonly create: () => Promise<Uint8Array>;
}

/** Makes a part of a file name from a number or id. */
export const fileNamePart = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, "-");
