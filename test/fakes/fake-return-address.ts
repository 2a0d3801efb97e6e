import type { ReturnAddressPort } from "#domain/navigation/index.ts";

/** The return address of one tab, in memory. */
export function fakeReturnAddress(): ReturnAddressPort {
  let kept: string | undefined;
  let taken: string | undefined;
  return {
    keep(address) {
      [kept, taken] = [address, undefined];
    },
    take() {
      [taken, kept] = [kept, undefined];
      return taken;
    },
    taken: () => taken,
    forget() {
      [kept, taken] = [undefined, undefined];
    },
  };
}
