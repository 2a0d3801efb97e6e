/** Name of the sender of a statement. */
export interface SenderName {
  readonly name: string;
  /** `undefined`: not known, because the statement came without a session. */
  readonly isOrganisation: boolean | undefined;
}

/** Returns the label of the name in Polish: an organisation has no surname. */
export const senderLabel = ({ isOrganisation }: Pick<SenderName, "isOrganisation">): string =>
  isOrganisation === undefined ? "Imię i nazwisko albo nazwa" : isOrganisation ? "Nazwa" : "Imię i nazwisko";

/** Returns the name as a Polish sentence; the full stop of an abbreviation ends it, too. */
export function senderLine(sender: SenderName): string {
  const line = `${senderLabel(sender)}: ${sender.name}`;
  return line.endsWith(".") ? line : `${line}.`;
}
