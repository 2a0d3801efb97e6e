import type { SourceFile } from "./ports.ts";

/** Files that name contact fields without showing their values, each with its reason. */
export const OTHER_CONTACT_READERS: Readonly<Record<string, string>> = {
  "src-domain/account/client.ts": "declares the fields of the customer's own data",
  "src-domain/data-export/export-shapes.ts": "lists the exported fields; `data-export.ts` removes the values",
  "src-domain/consents/consent-selection.ts": "checks if a consent can be given, and shows no value",
  "src-ui/features/contact/contact-data-form.ts": "field names of the form, whose rules are in the contact context",
  "src-ui/features/personal-data/contact-card.view.tsx": "labels of the lines that its view model has prepared",
  "src-ui/stores/contact/contact.store.ts": "checks that there is an address for e-invoices, and shows no value",
  "src-ui/features/contact/contact-codes.ts": "field names of the form, whose rules are in the contact context",
};

const OWN = /^src-(adapters|domain\/contact)\//;
const RULE = "contact/visible-contact.ts";
const FIELDS = "mobilePhones|linePhones|mainEmail|documentSendEmail";
const NAMES_FIELD = new RegExp(`\\b(${FIELDS})\\b`);
const READS_RAW = new RegExp(`\\b(?:known|contact|ContactData)\\b\\??\\.(${FIELDS})\\b`);
const READS_CUSTOMER = /\b(?:client|person|customer)\??\.(phone|mobilePhone|email|marketingEmail)\b/;

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/**
 * Returns an error for each file that reads contact data without the rule about their visibility, or decides about it
 * itself (ACC-10, ACC-14). Ignores adapters and the contact context.
 */
export function contactReadersWithoutRule(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    if (OWN.test(path) || OTHER_CONTACT_READERS[path] !== undefined) return [];
    const code = withoutComments(text);
    const usesRule = code.includes(RULE);
    return [
      ...(/\bcontactDataVisible\b/.test(code) ? [`${path}: decides about the visibility of contact data itself`] : []),
      ...(READS_RAW.test(code) || READS_CUSTOMER.test(code) ? [`${path}: reads contact data past the rule`] : []),
      ...(NAMES_FIELD.test(code) && !usesRule ? [`${path}: names contact fields without the rule`] : []),
    ];
  });
}
