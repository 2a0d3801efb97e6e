import { observer } from "mobx-react-lite";
import type {} from "#ui/design-system/custom-properties.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/presentation/money.tsx";
import { entryName } from "../entry-words.ts";
import { t } from "../invoices.texts.ts";
import type { GivingUpProblem, PaymentUnderWay } from "./under-way.model.ts";

/** The payments that have not ended, and what can be done about each. */
export interface UnderWayViewModel {
  readonly payments: readonly PaymentUnderWay[];
  readonly busy: string | undefined;
  readonly problem: { readonly paymentId: string; readonly kind: GivingUpProblem } | undefined;
  resume(one: PaymentUnderWay): void;
  giveUp(one: PaymentUnderWay): Promise<void>;
}

/** So many names are told; of more how many there are. */
const NAMED = 2;

const PROBLEMS = { "too-late": "underWay.tooLate", unknown: "underWay.unknown" } as const satisfies Record<GivingUpProblem, string>;

/** In the panel, beneath what is said of a payment under way. Without one there is nothing. */
export const UnderWayView = observer(function UnderWayView({ model }: { readonly model: UnderWayViewModel }) {
  const { payments, problem } = model;
  return (
    <>
      {problem !== undefined && <Banner tone="bad" live="alert" title={t(PROBLEMS[problem.kind])}>{t(`${PROBLEMS[problem.kind]}Text`)}</Banner>}
      {payments.length > 0 && (
        <ul role="list" className="stack" aria-label={t("underWay.title")} style={{ "--stack": "var(--space-4)" }}>
          {payments.map((one) => <li key={one.payment.paymentId}><One model={model} one={one} /></li>)}
        </ul>
      )}
    </>
  );
});

const One = observer(function One({ model, one }: { readonly model: UnderWayViewModel; readonly one: PaymentUnderWay }) {
  const { payment, ways } = one;
  return (
    <div className="stack" style={{ "--stack": "var(--space-2)" }}>
      <p><Money amount={payment.amount} look="price" /> <span className="muted">{namesOf(one)}</span></p>
      {payment.state === "processing" && <p className="small">{t("underWay.processing")}</p>}
      <div className="cluster">
        {ways.resumeAt !== undefined && <Button onClick={() => model.resume(one)}>{t("underWay.resume")}</Button>}
        {ways.giveUp && (
          <Button variant="quiet" busy={model.busy === payment.paymentId} busyLabel={t("underWay.givingUp")} onClick={() => void model.giveUp(one)}>
            {t("underWay.giveUp")}
          </Button>
        )}
      </div>
    </div>
  );
});

function namesOf({ entries }: PaymentUnderWay): string {
  const named = entries.slice(0, NAMED).map(entryName).join(", ");
  return entries.length > NAMED ? t("underWay.andMore", { names: named, count: entries.length - NAMED }) : named;
}
