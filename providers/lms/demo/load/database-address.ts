/** Returns the address of the database `name` on the server of `address`, with its options. */
export function databaseAddress(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
