import type {} from "#ui/design-system/custom-properties.ts";
import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { DuplicateFailureReason } from "#domain/finance/invoice-duplicate.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "../invoice.texts.ts";
import type { DuplicateState } from "./duplicate.view-model.ts";

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
          busyLabel={t(state.kind === "creating" || isBeingCreated ? "duplicate.creating" : "duplicate.asking")}
          {...trackedAs("invoice-duplicate", "DOWNLOAD")}
          onClick={() => void model.order()}
        >
          {t("duplicate.order")}
        </Button>
        <span className="muted small">{t("duplicate.note")}</span>
        {state.kind === "ready" && <DownloadLink key={state.address} address={state.address} />}
      </div>
      {state.kind === "creating" && <p className="muted">{t("duplicate.creatingText")}</p>}
      {isBeingCreated && !busy && state.kind === "idle" && <p className="muted">{t("duplicate.beingMade")}</p>}
      {state.kind === "problem" && <DuplicateProblemBanner why={state.why} />}
      <p className="visually-hidden" role="status">
        {statusMessageOf(state)}
      </p>
    </div>
  );
});

function statusMessageOf({ kind }: DuplicateState): string {
  if (kind === "creating") return t("duplicate.creating");
  return kind === "ready" ? t("duplicate.ready") : "";
}

const STACK = { "--stack": "var(--space-2)" };

/** Link to the file, clicked once automatically. It stays for browsers that block automatic downloads. */
function DownloadLink({ address }: { readonly address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <a ref={link} href={address} download="" {...trackedAs("invoice-duplicate")}>
      {t("duplicate.fetch")}
    </a>
  );
}

const WORDS = {
  "not-possible": "notPossible",
  "unknown-entry": "notPossible",
  slow: "slow",
  elsewhere: "elsewhere",
  gone: "gone",
  timeout: "timeout",
  unreachable: "unreachable",
  "too-many-calls": "tooMany",
  provider: "provider",
  "unexpected-error": "unexpected",
  "bad-address": "provider",
} as const satisfies Record<DuplicateFailureReason, string>;

function DuplicateProblemBanner({ why }: { readonly why: DuplicateFailureReason }) {
  return (
    <Banner
      tone={why === "elsewhere" || why === "slow" ? "info" : "bad"}
      live="alert"
      title={t(`duplicate.${WORDS[why]}`)}
    >
      {t(`duplicate.${WORDS[why]}Text`)}
    </Banner>
  );
}
