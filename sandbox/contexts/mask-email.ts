/** Masks the name of an e-mail address but its first letter: `m•••@poczta.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
