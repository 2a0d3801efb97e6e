import "../question-bar.css";
import type { DeviceOffer } from "#domain/device/device-offer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "device-offer");

export interface DeviceOfferBarProps {
  readonly offer: DeviceOffer;
  readonly busy: "biometry" | "push" | undefined;
  readonly problem: "declined" | "problem" | undefined;
  readonly onBiometry: () => void;
  readonly onPush: () => void;
  readonly onClose: () => void;
}

/**
 * Offers the login by finger or face, and notifications, once (APP-02). Last in the page, like the cookie bar, so that
 * keyboard users do not have to pass it.
 */
export function DeviceOfferBar({ offer, busy, problem, onBiometry, onPush, onClose }: DeviceOfferBarProps) {
  return (
    <section className="question-bar" aria-label={t("label")}>
      <div className="page">
        <div className="question-bar__text">
          <p>{t("text")}</p>
          <p role="status">{problem === undefined ? "" : t(problem)}</p>
        </div>
        <div className="cluster">
          {offer.biometry !== undefined && (
            <Button
              saves
              busy={busy === "biometry"}
              busyLabel={t("busy")}
              onClick={onBiometry}
              {...trackedAs("device-offer-biometry")}
            >
              {t(`biometry_${offer.biometry}`)}
            </Button>
          )}
          {offer.push && (
            <Button
              saves
              busy={busy === "push"}
              busyLabel={t("busy")}
              onClick={onPush}
              {...trackedAs("device-offer-push")}
            >
              {t("push")}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose} {...trackedAs("device-offer-close")}>
            {t("close")}
          </Button>
        </div>
      </div>
    </section>
  );
}
