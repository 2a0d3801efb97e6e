import "#ui/shared/device-row.css";
import { CircleCheck, LogIn, ShieldCheck, Wallet } from "lucide-react";
import { canBeDisowned, type AccountActivity } from "#domain/settings/index.ts";
import { formatPolishTime, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon, type IconDrawing } from "#ui/design-system/icon.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { Money } from "#ui/shared/money.tsx";
import { activityMoment, activitySource, activityText, t } from "./activity.texts.ts";

function iconOf({ group }: AccountActivity): IconDrawing {
  switch (group) {
    case "login":
      return LogIn;
    case "security":
      return ShieldCheck;
    case "payment":
      return Wallet;
    case "decision":
    case undefined:
      return CircleCheck;
  }
}

/** Row of the activity log: what happened, when, from where, and "To nie ja" where a stranger may have done it. */
export function ActivityRow({
  activity,
  onDisown,
}: {
  readonly activity: AccountActivity;
  readonly onDisown: (activity: AccountActivity) => void;
}) {
  const { amount } = activity;
  const [text, source] = [activityText(activity), activitySource(activity)];
  return (
    <li className="device">
      <Icon of={iconOf(activity)} />
      <div>
        <p className="device__name">
          {text}
          {amount !== undefined && <Money amount={amount} />}
        </p>
        <p className="device__meta">
          <FormattedDate date={warsawDateAt(activity.at)} /> {formatPolishTime(activity.at)}
          {source !== "" && <>, {source}</>}
        </p>
      </div>
      {canBeDisowned(activity) && (
        <div className="device__do">
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t("disownNamed", { what: text, when: activityMoment(activity) })}
            onClick={() => onDisown(activity)}
            {...trackedAs("activity-disown")}
          >
            {t("disown")}
          </Button>
        </div>
      )}
    </li>
  );
}
