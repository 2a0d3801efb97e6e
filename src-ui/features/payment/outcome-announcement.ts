import { formatMoney } from "#ui/shared/formats.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { PaymentOutcome } from "./payment-complete.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "payment");

/** Returns the outcome in words. Says nothing of links and receipt, which can arrive later. */
export function outcomeAnnouncement(outcome: PaymentOutcome): string {
  switch (outcome.kind) {
    case "loading":
      return "";
    case "confirmed":
      return `${t("confirmed")} ${formatMoney(outcome.amount)}.`;
    case "processing":
    case "late":
    case "abandoned":
    case "failed":
    case "unknown":
    case "unreachable":
      return `${t(outcome.kind)} ${t(`${outcome.kind}Text`)}`;
  }
}
