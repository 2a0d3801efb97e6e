/** Returns the nine digits of a Polish number; `undefined` for a number of another country. */
export function polishNumber(contact: string): string | undefined {
  const [, digits] = /^(?:\+?48)?(\d{9})$/.exec(contact.replace(/[\s()-]/g, "")) ?? [];
  return digits;
}
