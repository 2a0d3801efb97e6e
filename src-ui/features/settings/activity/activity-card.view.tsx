import { observer } from "#ui/shared/observer.ts";
import type { AccountActivity, ActivityLogPage } from "#domain/settings/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { SettingsSection } from "../settings-section.view.tsx";
import { ActivityRow } from "./activity-row.view.tsx";
import { t } from "./activity.texts.ts";

/** Entries of the card; the page has all of them. */
const SHOWN = 3;

/** Parameter of the settings' address that opens the page of the activity log. */
export const ACTIVITY_PARAMETER = "activity";

/** Last activities, with a link to all of them (ACT-03). */
export const ActivityCard = observer(function ActivityCard({
  section,
  onDisown,
}: {
  readonly section: AsyncSection<ActivityLogPage>;
  readonly onDisown: (activity: AccountActivity) => void;
}) {
  return (
    <Card title={t("card")}>
      <SettingsSection section={section} loading={t("loading")} failed={t("failed")}>
        {({ activities }, isComplete) =>
          activities.length === 0 ? (
            isComplete && <p className="muted">{t("none")}</p>
          ) : (
            <div className="stack">
              <Rows>
                {activities.slice(0, SHOWN).map((activity) => (
                  <ActivityRow key={activity.activityId} activity={activity} onDisown={onDisown} />
                ))}
              </Rows>
              <p>
                <LinkButton size="s" href={`${pathTo("settings")}?${ACTIVITY_PARAMETER}=all`}>
                  {t("all")}
                </LinkButton>
              </p>
            </div>
          )
        }
      </SettingsSection>
    </Card>
  );
});
