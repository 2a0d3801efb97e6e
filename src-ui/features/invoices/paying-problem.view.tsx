import { useEffect, useRef } from "react";
import { Banner } from "#ui/design-system/banner.tsx";
import { t } from "./invoices.texts.ts";
import type { PayingProblem } from "./paying.model.ts";

const WORDS = {
  ALREADY_PAID: "alreadyPaid",
  PAYMENT_UNDER_WAY: "underWay",
  TURNED_OUT_UNDER_WAY: "underWay",
  WRONG_AMOUNT: "wrongAmount",
  UNKNOWN_ENTRY: "unknownEntry",
  UNKNOWN: "refused",
  PROVIDER: "refused",
  TIMEOUT: "timeout",
  UNREACHABLE: "unreachable",
  BAD_ADDRESS: "badAddress",
} as const satisfies Record<PayingProblem, string>;

/** What happened and what to do, beside the button that was pressed. Nothing without a problem. */
export function PayingProblemBanner({ problem }: { readonly problem: PayingProblem | undefined }) {
  return problem === undefined ? null : <Shown key={problem} words={WORDS[problem]} />;
}

function Shown({ words }: { readonly words: (typeof WORDS)[PayingProblem] }) {
  const place = useRef<HTMLDivElement>(null);
  // pressed at the lower edge, said at the top of the page: it must be seen too
  useEffect(() => {
    // newer browsers answer with a promise, which an effect must not hand on as its clean-up
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} style={{ flexBasis: "100%" }}>
      <Banner tone="bad" live="alert" title={t(`pay.${words}`)}>{t(`pay.${words}Text`)}</Banner>
    </div>
  );
}
