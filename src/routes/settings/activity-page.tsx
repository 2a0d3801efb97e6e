import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import { DisownedActivity } from "#ui/features/settings/activity/disowned-activity.view.tsx";
import { ActivityLogViewModel } from "#ui/features/settings/activity/activity-log.view-model.ts";
import { ActivityPageView } from "#ui/features/settings/activity/activity-page.view.tsx";
import { activityTitle } from "#ui/features/settings/activity/activity.texts.ts";
import { PasswordDialog } from "#ui/features/settings/sign-in-dialogs.view.tsx";
import * as tokens from "../../container/tokens.ts";
import { useService } from "../../container/use-service.tsx";
import { useBrand } from "../brand-context.tsx";
import { createMarkDone } from "../mark-done.ts";
import { PageTitle } from "../page-title.tsx";
import { useSettingsViewModel } from "./use-settings-view-model.ts";

/** Page of the activity log, an address of the settings (ACT-03). */
export const ActivityPage = observer(function ActivityPage() {
  const navigate = useNavigate();
  const { container } = useService(tokens.APP);
  const port = useService(tokens.ACTIVITY_LOG_PORT);
  const [helpNumber] = useBrand().helpLines;
  const [markDone] = useState(() => createMarkDone(container));
  const settings = useSettingsViewModel(markDone);
  const [model] = useState(() => new ActivityLogViewModel(port));
  useEffect(() => model.start(), [model]);
  const { password } = settings;
  return (
    <>
      <PageTitle route="settings" name={activityTitle()} />
      <ActivityPageView model={model} onDisown={settings.disown} />
      <DisownedActivity
        model={settings}
        helpNumber={helpNumber}
        onPasskeys={() => {
          settings.closeDisowned();
          void navigate(pathTo("settings"));
        }}
      />
      {password !== undefined && <PasswordDialog model={password} onClose={settings.closeSignIn} />}
    </>
  );
});
