import type { SourceFile } from "./ports.ts";

/** Files that read contact fields without showing their values, each with its reason. */
export const OTHER_CONTACT_READERS: Readonly<Record<string, string>> = {
  "src-domain/account/client.ts": "declares the fields of the customer's own data",
  "src-domain/data-export/client-data-shape.ts": "lists the exported fields; `data-export.ts` removes the values",
  "src-domain/data-export/export-shapes.ts": "lists the exported fields; `data-export.ts` removes the values",
  "src-domain/consents/consent-selection.ts": "checks if a consent can be given, and shows no value",
  "src-ui/features/contact/contact-address.view.tsx": "shows the address of the form where `isAddressShown` allows it",
  "src-ui/features/contact/contact-codes.ts": "field names of the form, whose rules are in the contact context",
  "src-ui/stores/contact/contact.store.ts": "checks that there is an address for e-invoices, and shows no value",
};

const OWN = /^src-(adapters|domain\/contact)\//;
/** Modules that export the rule. */
const RULE_MODULE = String.raw`[^"]*\bcontact/(?:visible-contact|index)\.ts`;
const FIELDS = "mobilePhones|linePhones|mainEmail|documentSendEmail";
const CUSTOMER_FIELDS = "phone|mobilePhone|email|marketingEmail";
const CUSTOMER = String.raw`\b(?:client|person|customer)`;
const READS_CUSTOMER = new RegExp(
  String.raw`${CUSTOMER}\??\.(?:${CUSTOMER_FIELDS})\b|` +
    String.raw`\{[^{}]*\b(?:${CUSTOMER_FIELDS})\b[^{}]*\} = (?!contactPrefill\()[^;\n]*${CUSTOMER}\s*[;)\n]`,
);

/** Removes comments and texts; the module of an import stays. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "").replaceAll(/(?<!\bfrom )"[^"\n]*"/g, '""');

const groups = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].flatMap((match) => match.slice(1)).filter((group) => group !== undefined);

/** Returns a pattern of one of these names; of none if there are no names. */
const anyOf = (names: readonly string[]): string => (names.length === 0 ? "(?!)" : `(?:${names.join("|")})`);

/** Returns true if the file imports this name of the rule. */
function importsRule(code: string, name: string): boolean {
  return new RegExp(String.raw`import (?:type )?\{[^}]*\b${name}\b[^}]*\} from "${RULE_MODULE}"`).test(code);
}

/** Replaces each call of the rule by `FILTERED`. Its arguments may contain one level of parentheses. */
function markCalls(code: string): string {
  return importsRule(code, "visibleContact")
    ? code.replaceAll(/\bvisibleContact\((?:[^()]|\([^()]*\))*\)/g, "FILTERED")
    : code;
}

/** Returns true if the file reads contact data that the rule has not filtered. */
function readsUnfiltered(source: string): boolean {
  const code = markCalls(source);
  const isTyped = importsRule(code, "VisibleContact");
  const filtered = [
    "FILTERED",
    ...groups(code, /\bconst (\w+) = FILTERED/g),
    ...(isTyped ? groups(code, /\b(\w+)\??: VisibleContact\b(?! =)/g) : []),
  ];
  const raw = groups(
    code,
    new RegExp(
      String.raw`\b(?:const|let) (\w+) = [^;=]*(?:\bcontact\w*|CONTACT_STORE\)|ContactStore)\??\.data\.known\s*;|` +
        String.raw`\b(\w+)\??: (?:Readonly<)?ContactData\b`,
      "gi",
    ),
  );
  const origin = String.raw`(?: = ${anyOf(filtered)}\b${isTyped ? "|: VisibleContact" : ""})`;
  const unpacked = groups(code, new RegExp(String.raw`\{([^{}]*)\}${origin}`, "g")).flatMap((names) =>
    groups(names, /\b(\w+)\b(?=\s*(?:[,:=]|$))/g),
  );
  const reads = [...code.matchAll(new RegExp(String.raw`(?:(\w+|[)\]])\??\.\s*)?\b(${FIELDS})\b`, "g"))];
  const unaccepted = new RegExp(
    String.raw`\{[^{}]*\b(?:${FIELDS}|address)\b[^{}]*\} = (?:${anyOf(raw)}\b|[^;\n]*\bcontact\w*\??\.data\.known\b)`,
    "i",
  );
  const rawAddress = new RegExp(String.raw`\b(?:${anyOf(raw)}|contact\w*\??\.data\.known)\??\.address\b`, "i");
  const formatted = groups(code, /\bformatContactAddress\((\w+)/g);
  return (
    reads.some(([, owner, field = ""]) =>
      owner === undefined ? !unpacked.includes(field) : !filtered.includes(owner),
    ) ||
    unaccepted.test(code) ||
    rawAddress.test(code) ||
    (formatted.length > 0 && !formatted.every((name) => filtered.includes(name) || unpacked.includes(name)))
  );
}

/**
 * Returns an error for each file that reads contact data without the rule about their visibility, or decides about it
 * itself (ACC-10, ACC-14). A value is filtered if `visibleContact` returned it, or if its type is `VisibleContact`; the
 * import of the rule alone is not enough. Ignores adapters and the contact context.
 */
export function contactReadersWithoutRule(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    if (OWN.test(path) || OTHER_CONTACT_READERS[path] !== undefined) return [];
    return contactReaderErrors(path, text);
  });
}

/** Returns the errors of one file, listed as another reader or not. */
export function contactReaderErrors(path: string, text: string): readonly string[] {
  const code = codeOf(text);
  return [
    ...(/\bcontactDataVisible\b/.test(code) ? [`${path}: decides about the visibility of contact data itself`] : []),
    ...(READS_CUSTOMER.test(code) ? [`${path}: reads the customer's own contact data past the rule`] : []),
    ...(readsUnfiltered(code) ? [`${path}: reads contact data that the rule has not filtered`] : []),
  ];
}
