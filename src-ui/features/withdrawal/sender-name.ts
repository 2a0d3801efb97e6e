import type { WithdrawalContext } from "./withdrawal-consequences.ts";

/** Text keys of the sender's name: a guest may be a person or a company; a session says which. */
const NAME_KEYS = {
  person: { label: "name", missing: "nameMissing" },
  company: { label: "nameOrCompany", missing: "nameOrCompanyMissing" },
  guest: { label: "guestName", missing: "guestNameMissing" },
} as const;

/** Returns the text keys of the sender's name and of the error that it is missing. */
export function senderNameKeys({ isBusiness, isGuest = false }: Pick<WithdrawalContext, "isBusiness" | "isGuest">) {
  if (isGuest) return NAME_KEYS.guest;
  return isBusiness ? NAME_KEYS.company : NAME_KEYS.person;
}
