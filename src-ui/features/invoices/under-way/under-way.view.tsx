import { observer } from "mobx-react-lite";
import type {} from "#ui/design-system/custom-properties.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Money } from "#ui/shared/money.tsx";
import { entryName } from "../invoices.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import type { NotGivenUp } from "#domain/finance/use-cases/give-up-payment.ts";
import type { PaymentUnderWay } from "./under-way.model.ts";

const t = texts(pl, "invoices.under-way");

/** The payments that have not ended, and what can be done about each. */
export interface UnderWayViewModel {
  readonly payments: readonly PaymentUnderWay[];
  readonly busy: string | undefined;
  /** What became of the one that was to be given up. */
  readonly ended: NotGivenUp | undefined;
  resume(one: PaymentUnderWay): void;
  giveUp(one: PaymentUnderWay): Promise<void>;
}

/** So many names are told; of more how many there are. */
const NAMED = 2;

const ENDS = {
  paid: ["good", "paid"],
  failed: ["info", "failed"],
  "with-bank": ["notice", "withBank"],
  refused: ["bad", "refused"],
  gone: ["bad", "gone"],
  unknown: ["bad", "unknown"],
} as const satisfies Record<NotGivenUp, readonly [string, string]>;

function Ended({ end }: { readonly end: NotGivenUp }) {
  const [tone, words] = ENDS[end];
  return (
    <Banner tone={tone} live="alert" title={t(words)}>
      {t(`${words}Text`)}
    </Banner>
  );
}

/** In the panel, beneath what is said of a payment under way. Without one there is nothing. */
export const UnderWayView = observer(function UnderWayView({ model }: { readonly model: UnderWayViewModel }) {
  const { payments, ended } = model;
  return (
    <>
      {ended !== undefined && <Ended end={ended} />}
      {payments.length > 0 && (
        <ul role="list" className="stack" aria-label={t("title")} style={{ "--stack": "var(--space-4)" }}>
          {payments.map((one) => (
            <li key={one.payment.paymentId}>
              <One model={model} one={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const One = observer(function One({
  model,
  one,
}: {
  readonly model: UnderWayViewModel;
  readonly one: PaymentUnderWay;
}) {
  const { payment, ways } = one;
  return (
    <div className="stack" style={{ "--stack": "var(--space-2)" }}>
      <p>
        <Money amount={payment.amount} look="price" /> <span className="muted">{namesOf(one)}</span>
      </p>
      {payment.state === "processing" && <p className="small">{t("processing")}</p>}
      <div className="cluster">
        {ways.resumeAt !== undefined && <Button onClick={() => model.resume(one)}>{t("resume")}</Button>}
        {ways.giveUp && (
          <Button
            variant="quiet"
            busy={model.busy === payment.paymentId}
            busyLabel={t("givingUp")}
            onClick={() => void model.giveUp(one)}
          >
            {t("giveUp")}
          </Button>
        )}
      </div>
    </div>
  );
});

function namesOf({ entries }: PaymentUnderWay): string {
  const named = entries.slice(0, NAMED).map(entryName).join(", ");
  return entries.length > NAMED ? t("andMore", { names: named, count: entries.length - NAMED }) : named;
}
