import { useEffect, useRef } from "react";
import type { StartPaymentFailureReason } from "#domain/finance/start-payment-failure-reason.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { PaymentProblem } from "../start-payment-command.ts";

const t = texts(pl, "invoices.review");

const WORDS = {
  "already-paid": "alreadyPaid",
  "payment-under-way": "underWay",
  "found-pending": "found",
  "wrong-amount": "wrongAmount",
  "unknown-entry": "unknownEntry",
  unknown: "refused",
  provider: "refused",
  timeout: "timeout",
  unreachable: "unreachable",
  "too-many-calls": "tooMany",
  "unexpected-error": "unexpected",
  "bad-address": "badAddress",
} as const satisfies Record<StartPaymentFailureReason, string>;

/** Problems that name the entries need other words when not all are invoices. */
const OF_ENTRIES = {
  alreadyPaid: "alreadyPaidEntries",
  underWay: "underWayEntries",
  unknownEntry: "unknownEntryEntries",
} as const;

function titleOf({ kind, isForInvoices }: PaymentProblem) {
  const words = WORDS[kind];
  if (isForInvoices) return words;
  return words === "alreadyPaid" || words === "underWay" || words === "unknownEntry" ? OF_ENTRIES[words] : words;
}

/** Problem of a payment with advice, beside the pressed button; empty without a problem. */
export function StartPaymentProblemBanner({ problem }: { readonly problem: PaymentProblem | undefined }) {
  return problem === undefined ? null : <Shown key={problem.kind} problem={problem} />;
}

function Shown({ problem }: { readonly problem: PaymentProblem }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be at the lower edge and this banner at the top: scroll it into view.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return as its clean-up.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} style={{ flexBasis: "100%" }}>
      <Banner tone="bad" live="alert" title={t(`pay.${titleOf(problem)}`)}>
        {t(`pay.${WORDS[problem.kind]}Text`)}
      </Banner>
    </div>
  );
}
