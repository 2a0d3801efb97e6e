import type {} from "#ui/design-system/custom-properties.ts";
import { Download } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { DuplicateFailureReason } from "#domain/finance/invoice-duplicate.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "../invoice.texts.ts";
import type { DuplicateState } from "#domain/finance/invoice-duplicate.ts";
import { DuplicateDownloadLink } from "#ui/shared/duplicate/duplicate-download-link.tsx";
import { duplicateFailureTexts, duplicateStatusText, t as shared } from "#ui/shared/duplicate/duplicate.texts.ts";

export interface DuplicateViewState {
  readonly state: DuplicateState;
  readonly busy: boolean;
  order(): Promise<void>;
}

export interface DuplicateViewProps {
  readonly model: DuplicateViewState;
  /** True when the account reports a duplicate in creation, even before the customer orders it here. */
  readonly isBeingCreated: boolean;
}

/** Orders the duplicate, shows its progress, and downloads it by an ordinary link (FIN-03). */
export const DuplicateView = observer(function DuplicateView({ model, isBeingCreated }: DuplicateViewProps) {
  const { state, busy } = model;
  return (
    <div className="stack" style={STACK}>
      <div className="cluster">
        <Button
          saves={false}
          icon={Download}
          busy={busy}
          busyLabel={state.kind === "creating" || isBeingCreated ? shared("creating") : t("duplicate.asking")}
          {...trackedAs("invoice-duplicate", "DOWNLOAD")}
          onClick={() => void model.order()}
        >
          {t("duplicate.order")}
        </Button>
        <span className="muted small">{t("duplicate.note")}</span>
        {state.kind === "ready" && <DuplicateDownloadLink key={state.address} address={state.address} />}
      </div>
      {state.kind === "creating" && <p className="muted">{t("duplicate.creatingText")}</p>}
      {isBeingCreated && !busy && state.kind === "idle" && <p className="muted">{t("duplicate.beingMade")}</p>}
      {state.kind === "problem" && <DuplicateProblemBanner why={state.why} />}
      <p className="visually-hidden" role="status">
        {duplicateStatusText(state)}
      </p>
    </div>
  );
});

const STACK = { "--stack": "var(--space-2)" };

function DuplicateProblemBanner({ why }: { readonly why: DuplicateFailureReason }) {
  const { title, advice } = duplicateFailureTexts(why);
  return (
    <Banner tone={why === "elsewhere" || why === "slow" ? "info" : "bad"} live="alert" title={title}>
      {advice}
    </Banner>
  );
}
