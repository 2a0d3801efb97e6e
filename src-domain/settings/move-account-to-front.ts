/**
 * The accounts with one of them at the front, the others as they were; the very same list where it is there already, or
 * is none of them.
 */
export function moveAccountToFront<Account extends { readonly id: string }>(
  accounts: readonly Account[],
  id: string,
): readonly Account[] {
  const first = accounts.find((account) => account.id === id);
  if (first === undefined || accounts[0] === first) return accounts;
  return [first, ...accounts.filter((account) => account !== first)];
}
