import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { AccountActivity } from "#domain/settings/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { Moment } from "#ui/shared/formatted-date.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { activitySource, activityText, t } from "./activity.texts.ts";

/** Phone number of the customer service. */
export interface DisownHelpLine {
  readonly number: string;
  readonly dial: string;
}

/** "To nie ja": what a customer does about an activity of a stranger (ACT-04). */
export function DisownDialog({
  activity,
  helpNumber,
  onPassword,
  onPasskeys,
  onClose,
}: {
  readonly activity: AccountActivity;
  readonly helpNumber: DisownHelpLine | undefined;
  readonly onPassword: () => void;
  /** Shows the passkeys in the settings, which outlive a changed password (SESS-14); `undefined` if none are shown. */
  readonly onPasskeys: (() => void) | undefined;
  readonly onClose: () => void;
}) {
  const source = activitySource(activity);
  return (
    <ClosableDialog
      name="activity-disown"
      size="m"
      title={t("disownTitle")}
      onClose={onClose}
      foot={
        <>
          <IfAvailable feature="passwordChange">
            <Button variant="primary" aria-haspopup="dialog" onClick={onPassword} {...trackedAs("disown-password")}>
              {t("disownOpen")}
            </Button>
          </IfAvailable>
          <Button onClick={onClose}>{t("close")}</Button>
        </>
      }
    >
      <div className="stack">
        <p>
          <strong>{activityText(activity)}</strong>
          <br />
          <span className="muted">
            <Moment at={activity.at} />
            {source !== "" && `, ${source}`}
          </span>
        </p>
        <IfAvailable feature="passwordChange">
          <p>{t("disownPassword")}</p>
        </IfAvailable>
        {onPasskeys !== undefined && (
          <IfAvailable feature="passkeys">
            <p>{t("disownPasskeys")}</p>
            <div>
              <Button size="s" onClick={onPasskeys} {...trackedAs("disown-passkeys")}>
                {t("disownPasskeysOpen")}
              </Button>
            </div>
          </IfAvailable>
        )}
        {helpNumber !== undefined && (
          <p>
            {t("disownPhone")}{" "}
            <a className="nowrap" href={`tel:${helpNumber.dial}`}>
              {helpNumber.number}
            </a>
          </p>
        )}
      </div>
    </ClosableDialog>
  );
}
