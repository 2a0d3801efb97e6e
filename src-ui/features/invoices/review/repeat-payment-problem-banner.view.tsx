import { Banner } from "#ui/design-system/banner.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { RepeatPaymentProblem } from "../address-requests.ts";

const t = texts(pl, "invoices.review");

const WORDS = {
  paid: "again.paid",
  pending: "again.underWay",
  "nothing-left": "again.nothingLeft",
  unknown: "again.unknown",
  unanswered: "again.unasked",
} as const satisfies Record<RepeatPaymentProblem, string>;

/** Reason why an earlier payment cannot be repeated; empty without a problem. */
export function RepeatPaymentProblemBanner({ problem }: { readonly problem: RepeatPaymentProblem | undefined }) {
  if (problem === undefined) return null;
  return (
    <Banner tone={problem === "unanswered" ? "bad" : "info"} live="alert" title={t(WORDS[problem])}>
      {t(`${WORDS[problem]}Text`)}
    </Banner>
  );
}
