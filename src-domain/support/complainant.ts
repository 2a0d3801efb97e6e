/** Person who makes a complaint: the law requires both (ACC-14). */
export interface Complainant {
  /** `undefined` if it is unknown, or if a restriction of personal data hides it. */
  readonly name: string | undefined;
  readonly account: string;
}

/** Client data that name a complainant. */
export interface ComplainantData {
  readonly companyName: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly accountNumber: string;
  readonly rodo: { readonly personalData: boolean };
}

/** Returns the complainant: the company, else the person. */
export function complainantOf({ companyName, firstName, lastName, accountNumber, rodo }: ComplainantData): Complainant {
  const name = companyName ?? [firstName, lastName].filter((part) => part !== undefined).join(" ");
  return { name: rodo.personalData || name === "" ? undefined : name, account: accountNumber };
}
