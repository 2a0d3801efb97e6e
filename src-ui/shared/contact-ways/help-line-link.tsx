import { Link } from "#ui/design-system/link.tsx";
import type { OperatorContact } from "./operator-contact.ts";

/** Link that calls the operator, beside a text that asks for a call; `undefined` without a phone number. */
export function helpLineLink(contact: Pick<OperatorContact, "helpLine"> | undefined) {
  const helpLine = contact?.helpLine;
  return helpLine === undefined ? undefined : <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>;
}
