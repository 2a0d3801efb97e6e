/** Name of the sender of a statement. */
export interface SenderName {
  readonly name: string;
  readonly isOrganisation: boolean;
}

/** Returns the label of the name in Polish: an organisation has no surname. */
export const senderLabel = ({ isOrganisation }: Pick<SenderName, "isOrganisation">): string =>
  isOrganisation ? "Nazwa" : "Imię i nazwisko";

/** Returns the name as a Polish sentence; the full stop of an abbreviation ends it, too. */
export function senderLine(sender: SenderName): string {
  const line = `${senderLabel(sender)}: ${sender.name}`;
  return line.endsWith(".") ? line : `${line}.`;
}
