/**
 * Moves one account to the front and keeps the order of the others. Returns the same list if the account is first or
 * not in it.
 */
export function moveAccountToFront<Account extends { readonly id: string }>(
  accounts: readonly Account[],
  id: string,
): readonly Account[] {
  const first = accounts.find((account) => account.id === id);
  if (first === undefined || accounts[0] === first) return accounts;
  return [first, ...accounts.filter((account) => account !== first)];
}
