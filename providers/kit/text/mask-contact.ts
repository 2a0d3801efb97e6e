/**
 * Masks the name of an e-mail address but its first letter: `m•••@poczta.example`. The customer recognises the address,
 * others do not learn it.
 */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf("@"))}`;
}

/** Masks all but the last three digits of a phone number. */
export function maskPhone(phone: string): string {
  return `••• ••• ${phone.slice(-3)}`;
}
