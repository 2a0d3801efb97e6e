import type { PremiumNumbers } from "#domain/products/premium-numbers.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes threshold and blocks of premium numbers; `undefined` without an amount or a block. */
export function decodePremiumNumbers(data: Fields): PremiumNumbers | undefined {
  const [limit, used] = [data.requiredAmount("limit"), data.requiredAmount("used")];
  const [blocksCalls, blocksMessages] = [data.optionalFlag("callsBlocked"), data.optionalFlag("messagesBlocked")];
  if (limit === undefined || used === undefined) return undefined;
  if (blocksCalls === undefined || blocksMessages === undefined) return undefined;
  return { limit, used, blocksCalls, blocksMessages, isDefault: data.optionalFlag("limitChosen") === false };
}
