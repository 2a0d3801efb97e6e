import { useEffect, useRef } from "react";
import type { StartPaymentProblem } from "#domain/finance/start-payment-problem.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { ShownPaymentProblem } from "../start-payment.ts";

const t = texts(pl, "invoices.review");

const WORDS = {
  "already-paid": "alreadyPaid",
  "payment-under-way": "underWay",
  "turned-out-under-way": "underWay",
  "wrong-amount": "wrongAmount",
  "unknown-entry": "unknownEntry",
  unknown: "refused",
  provider: "refused",
  timeout: "timeout",
  unreachable: "unreachable",
  "bad-address": "badAddress",
} as const satisfies Record<StartPaymentProblem, string>;

/** Problems that name what was to be paid: other words where it was more than invoices. */
const OF_ENTRIES = {
  alreadyPaid: "alreadyPaidEntries",
  underWay: "underWayEntries",
  unknownEntry: "unknownEntryEntries",
} as const;

function titleOf({ kind, ofInvoices }: ShownPaymentProblem) {
  const words = WORDS[kind];
  if (ofInvoices) return words;
  return words === "alreadyPaid" || words === "underWay" || words === "unknownEntry" ? OF_ENTRIES[words] : words;
}

/** What happened and what to do, beside the button that was pressed. Nothing without a problem. */
export function StartPaymentProblemBanner({ problem }: { readonly problem: ShownPaymentProblem | undefined }) {
  return problem === undefined ? null : <Shown key={problem.kind} problem={problem} />;
}

function Shown({ problem }: { readonly problem: ShownPaymentProblem }) {
  const place = useRef<HTMLDivElement>(null);
  // pressed at the lower edge, said at the top of the page: it must be seen too
  useEffect(() => {
    // newer browsers answer with a promise, which an effect must not hand on as its clean-up
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
