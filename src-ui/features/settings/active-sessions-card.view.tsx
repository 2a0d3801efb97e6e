import { CircleCheck, Laptop, Smartphone } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ActiveSession } from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import type { ActiveSessionsViewModel } from "./active-sessions.view-model.ts";
import { SettingConfirmDialog, SettingProblemBanner } from "./dialog-form.view.tsx";
import { SettingsSection } from "./settings-section.view.tsx";
import { t } from "./settings.texts.ts";

/** Browsers and phones on which the customer is logged in, with the end of each session (SET-08). */
export const ActiveSessionsCard = observer(function ActiveSessionsCard({
  model,
}: {
  readonly model: ActiveSessionsViewModel;
}) {
  return (
    <Card title={t("sessions.title")}>
      <SettingsSection section={model.list} loading={t("sessions.loading")} failed={t("sessions.failed")}>
        {(sessions, isComplete) => (
          <div className="stack">
            <Rows>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => model.ask({ kind: "one", session })} />
              ))}
            </Rows>
            {sessions.some(({ isCurrent }) => !isCurrent) ? (
              <div>
                <Button
                  aria-haspopup="dialog"
                  onClick={() => model.ask({ kind: "others" })}
                  {...trackedAs("sessions-end-others")}
                >
                  {t("sessions.endOthers")}
                </Button>
              </div>
            ) : (
              isComplete && <p className="muted">{t("sessions.noOthers")}</p>
            )}
          </div>
        )}
      </SettingsSection>
    </Card>
  );
});

const nameOf = ({ device, channel }: ActiveSession): string =>
  device ?? t(channel === "app" ? "sessions.app" : "sessions.browser");

function SessionRow({ session, onEnd }: { readonly session: ActiveSession; readonly onEnd: () => void }) {
  const { channel, isCurrent, place, startedAt, lastUsedAt } = session;
  const name = nameOf(session);
  const facts = [
    channel === "app" && session.device !== undefined ? t("sessions.inApp") : undefined,
    place,
    isCurrent || lastUsedAt === undefined ? undefined : t("sessions.lastUsed", { time: formatDateTime(lastUsedAt) }),
    startedAt === undefined ? undefined : t("sessions.since", { time: formatDateTime(startedAt) }),
  ].filter((fact) => fact !== undefined);
  return (
    <li className="device">
      <Icon of={channel === "app" ? Smartphone : Laptop} />
      <div>
        <p className="device__name">
          {name}
          {isCurrent && (
            <Badge tone="info" icon={CircleCheck}>
              {t("sessions.current")}
            </Badge>
          )}
        </p>
        <p className="device__meta">{facts.join(" · ")}</p>
      </div>
      {!isCurrent && (
        <div className="device__do">
          <Button
            variant="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-label={t("sessions.endNamed", { name })}
            onClick={onEnd}
            {...trackedAs("session-end")}
          >
            {t("sessions.end")}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Question before sessions are ended, with the outcome of the last attempt. */
export const EndSessionsDialog = observer(function EndSessionsDialog({
  model,
}: {
  readonly model: ActiveSessionsViewModel;
}) {
  const { question, ending } = model;
  if (question === undefined) return null;
  return (
    <SettingConfirmDialog
      name="sessions-end"
      title={
        question.kind === "one" ? t("sessions.endTitle", { name: nameOf(question.session) }) : t("sessions.othersTitle")
      }
      confirmLabel={t(question.kind === "one" ? "sessions.end" : "sessions.endOthers")}
      busy={ending.isRunning}
      busyLabel={t("sessions.ending")}
      onConfirm={() => void model.end()}
      onCancel={model.close}
    >
      <div className="stack">
        <SettingProblemBanner problem={model.problem} />
        <p>{t(question.kind === "one" ? "sessions.endText" : "sessions.othersText")}</p>
      </div>
    </SettingConfirmDialog>
  );
});
