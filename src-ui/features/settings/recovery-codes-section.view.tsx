import { observer } from "#ui/shared/observer.ts";
import { hasFewRecoveryCodes } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import type { RecoveryCodesViewModel } from "./recovery-codes.view-model.ts";
import { t } from "./settings.texts.ts";

/** Number of unused recovery codes, with a notice when few are left, and the button for new ones (KEY-08). */
export const RecoveryCodesSection = observer(function RecoveryCodesSection({
  left,
  model,
}: {
  readonly left: number | undefined;
  readonly model: Pick<RecoveryCodesViewModel, "isAvailable" | "open">;
}) {
  if (!model.isAvailable) return null;
  return (
    <section className="stack" aria-label={t("codes.title")}>
      <div className="cluster between">
        <h3>{t("codes.title")}</h3>
        {left !== undefined && <span className="muted">{t("codes.left", { count: left })}</span>}
      </div>
      {hasFewRecoveryCodes(left) ? (
        <Banner tone="notice" title={t(left === 0 ? "codes.noneLeft" : "codes.few")}>
          {t("codes.fewText")}
        </Banner>
      ) : (
        <p className="muted">{t(left === undefined ? "codes.never" : "codes.note")}</p>
      )}
      <div>
        <Button aria-haspopup="dialog" onClick={model.open} {...trackedAs("recovery-codes-open")}>
          {t(left === undefined ? "codes.open" : "codes.renew")}
        </Button>
      </div>
    </section>
  );
});
