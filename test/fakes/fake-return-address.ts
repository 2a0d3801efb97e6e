import type { ReturnAddressPort } from "#domain/navigation/index.ts";

/** Return address of one tab, in memory. */
export function fakeReturnAddress(): ReturnAddressPort {
  let stored: string | undefined;
  let taken: string | undefined;
  let lastOwner: string | undefined;
  const setOwner = (owner: string): void => {
    if (lastOwner !== undefined && lastOwner !== owner) [stored, taken] = [undefined, undefined];
    lastOwner = owner;
  };
  return {
    setOwner,
    keep(address, { fromHistory } = { fromHistory: false }) {
      if (fromHistory && lastOwner === undefined) return;
      [stored, taken] = [address, undefined];
    },
    take(owner) {
      setOwner(owner);
      [taken, stored] = [stored, undefined];
      return taken;
    },
    keepTaken(address) {
      [taken, stored] = [address, undefined];
    },
    taken: () => taken,
    forget() {
      [stored, taken, lastOwner] = [undefined, undefined, undefined];
    },
  };
}
