/** Documents whose files differ from the delivered ones, by account, so that a failed check can be seen. */
const CHANGED_DOCUMENTS: Readonly<Record<string, string>> = { "4127830": "Z-regulamin-uslug-nowy" };

/** Returns true if the file of the document was changed after its delivery. */
export function isChangedDocument(account: string, documentId: string): boolean {
  return CHANGED_DOCUMENTS[account] === documentId;
}
