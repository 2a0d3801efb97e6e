import type { ReturnAddressPort } from "#domain/navigation/index.ts";

/** Return address of one tab, in memory. */
export function fakeReturnAddress(): ReturnAddressPort {
  let stored: string | undefined;
  let taken: string | undefined;
  return {
    keep(address) {
      [stored, taken] = [address, undefined];
    },
    take() {
      [taken, stored] = [stored, undefined];
      return taken;
    },
    taken: () => taken,
    forget() {
      [stored, taken] = [undefined, undefined];
    },
  };
}
