import type { CustomerDocument } from "#domain/documents/index.ts";
import { warsawDate } from "#domain/shared-kernel/index.ts";

const day = (text: string) => {
  const date = warsawDate(text);
  if (date === undefined) throw new RangeError(`${text} is no day`);
  return date;
};

/** Contract of m.brzezinska, in force since March 2025 and sent by e-mail. */
export function aCustomerDocument(changes: Partial<CustomerDocument> = {}): CustomerDocument {
  return {
    documentId: "U-1",
    kind: "contract",
    name: "Umowa o świadczenie usług",
    number: "ABO/0412783/25",
    contractNumber: "ABO/0412783/25",
    issuedOn: day("2025-03-01"),
    validFrom: day("2025-03-01"),
    validTo: undefined,
    fileName: "umowa-ABO-0412783-25.pdf",
    bytes: 48_213,
    sha256: undefined,
    deliveries: [{ channel: "email", recipient: "m•••@poczta.example", at: Date.parse("2025-03-01T10:14:00+01:00") }],
    hasUnreadDeliveries: false,
    formatRequests: [],
    ...changes,
  };
}
