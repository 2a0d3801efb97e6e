import { observer } from "#ui/shared/observer.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";

/** Button that reloads the permissions from the server. */
export const PermissionsCard = observer(function PermissionsCard({
  model: { permissions },
}: {
  readonly model: SettingsViewModel;
}) {
  const { nextAt, busy, hasFailed } = permissions;
  return (
    <Card title={t("permissions.title")}>
      <div className="stack">
        <p>{t("permissions.text")}</p>
        {hasFailed && (
          <Banner tone="bad" live="alert" title={t("permissions.failed")}>
            {t("permissions.failedText")}
          </Banner>
        )}
        <div>
          <Button
            saves={false}
            busy={busy}
            busyLabel={t("permissions.busy")}
            unavailable={nextAt === undefined ? undefined : t("permissions.next", { at: formatDateTime(nextAt) })}
            onClick={() => void permissions.refresh()}
            {...trackedAs("settings-permissions")}
          >
            {t("permissions.refresh")}
          </Button>
        </div>
      </div>
    </Card>
  );
});
