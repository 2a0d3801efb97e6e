import { premiumThresholds, type PremiumNumbers, type PremiumSettings } from "#domain/products/premium-numbers.ts";
import { setPremiumNumbers } from "#domain/products/use-cases/set-premium-numbers.ts";
import { grosze, ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { t } from "../services.texts.ts";
import type { ServiceActionsDependencies } from "./service-actions-dependencies.ts";
import { WriteForm } from "./write-form.ts";

/** Threshold in grosze, and the blocks of premium numbers (PREMIUM-02). */
export class PremiumForm {
  limit: string;
  blocksCalls: boolean;
  blocksMessages: boolean;

  constructor({ limit, blocksCalls, blocksMessages }: PremiumSettings) {
    this.limit = String(limit);
    this.blocksCalls = blocksCalls;
    this.blocksMessages = blocksMessages;
  }
}

export type PremiumWriteForm = WriteForm<PremiumForm, PremiumNumbers, "wrong-limit">;

/** Settings before the first read. */
const NO_SETTINGS: PremiumSettings = { limit: ZERO, blocksCalls: false, blocksMessages: false };

/** Creates the form of premium numbers, which starts with the settings of the server. */
export function createPremiumForm(
  { productId, store, idempotencyKeys, toasts }: ServiceActionsDependencies,
  close: () => void,
): PremiumWriteForm {
  const ports = { products: store.port, reload: () => store.premiumNumbers.refetch() };
  return new WriteForm<PremiumForm, PremiumNumbers, "wrong-limit">({
    open: () => new PremiumForm(store.premiumNumbers.known ?? NO_SETTINGS),
    idempotencyKeys,
    draft: undefined,
    execute: ({ limit, blocksCalls, blocksMessages }, key) =>
      setPremiumNumbers(
        ports,
        { productId, settings: { limit: grosze(Number(limit)), blocksCalls, blocksMessages } },
        key,
      ),
    done(numbers) {
      store.premiumNumbers.replace(numbers);
      toasts.show({ text: t("premium.done"), kind: "done" });
    },
    afterDone: close,
    refused: (code) => ({ problem: code === "wrong-limit" ? "notPossible" : "refused" }),
  });
}

/** Returns the thresholds to choose from, with the current one. */
export function offeredThresholds({
  store,
  premiumThresholds: offered,
}: ServiceActionsDependencies): readonly Grosze[] {
  return premiumThresholds(store.premiumNumbers.known?.limit ?? ZERO, offered);
}
