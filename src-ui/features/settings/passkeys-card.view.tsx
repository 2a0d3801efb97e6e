import { CircleCheck, KeyRound } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef } from "react";
import { MAX_PASSKEYS, type Passkey } from "#domain/passkeys/index.ts";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Badge } from "#ui/design-system/badge.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import type { PasskeysViewModel } from "./passkeys.view-model.ts";
import { SettingsSection } from "./settings-section.view.tsx";
import { t } from "./settings.texts.ts";
import type { SettingsViewModel } from "./settings.view-model.ts";

type PasskeysCardModel = Pick<
  SettingsViewModel,
  "passkeys" | "passkeyList" | "hasPasskeyCard" | "arePasskeysRequested" | "clearPasskeysRequest"
>;

/** Passkeys of the login (KEY-01). Takes the focus when the dialog "To nie ja" leads to it. */
export const PasskeysCard = observer(function PasskeysCard({ model }: { readonly model: PasskeysCardModel }) {
  const { passkeys, passkeyList, hasPasskeyCard, arePasskeysRequested } = model;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!arePasskeysRequested) return;
    place.current?.scrollIntoView({ block: "start" });
    place.current?.querySelector("section")?.focus({ preventScroll: true });
    model.clearPasskeysRequest();
  }, [arePasskeysRequested, model]);
  if (!hasPasskeyCard) return null;
  return (
    <div ref={place}>
      <Card title={t("passkeys.title")} tabIndex={-1}>
        <SettingsSection section={passkeyList} loading={t("passkeys.loading")} failed={t("passkeys.failed")}>
          {(list, isComplete) => (
            <div className="stack">
              <p className="muted">{t("passkeys.lead")}</p>
              {list.length > 0 && (
                <Rows>
                  {list.map((passkey) => (
                    <PasskeyRow key={passkey.id} passkey={passkey} model={passkeys} />
                  ))}
                </Rows>
              )}
              {list.length === 0 && isComplete && <p>{t("passkeys.none")}</p>}
              {passkeys.canAdd && (
                <div>
                  <Button
                    aria-haspopup="dialog"
                    unavailable={list.length >= MAX_PASSKEYS ? t("problem.passkeyLimitText") : undefined}
                    onClick={passkeys.add}
                    {...trackedAs("passkey-add")}
                  >
                    {t("passkeys.add")}
                  </Button>
                </div>
              )}
            </div>
          )}
        </SettingsSection>
      </Card>
    </div>
  );
});

function PasskeyRow({ passkey, model }: { readonly passkey: Passkey; readonly model: PasskeysViewModel }) {
  const { name = t("passkeys.unnamed"), createdAt, lastUsedAt, isCurrent } = passkey;
  return (
    <li className="device">
      <Icon of={KeyRound} />
      <div>
        <p className="device__name">
          {name}
          {isCurrent && (
            <Badge tone="info" icon={CircleCheck}>
              {t("passkeys.current")}
            </Badge>
          )}
        </p>
        {(createdAt !== undefined || lastUsedAt !== "unknown") && (
          <p className="device__meta">
            <PasskeyDates passkey={passkey} />
          </p>
        )}
      </div>
      <div className="device__do">
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          aria-label={t("passkeys.renameNamed", { name })}
          onClick={() => model.rename(passkey)}
          {...trackedAs("passkey-rename")}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          aria-label={t("passkeys.removeNamed", { name })}
          onClick={() => model.askToRemove(passkey)}
          {...trackedAs("passkey-remove")}
        >
          {t("passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}

/** Days on which the passkey was added and last used, as far as they are known. */
function PasskeyDates({ passkey: { createdAt, lastUsedAt } }: { readonly passkey: Passkey }) {
  return (
    <>
      {createdAt !== undefined && (
        <>
          {t("passkeys.added-on")} <FormattedDate date={warsawDateAt(createdAt)} />
          {lastUsedAt !== "unknown" && " · "}
        </>
      )}
      {lastUsedAt === undefined && t("passkeys.unused")}
      {typeof lastUsedAt === "number" && (
        <>
          {t("passkeys.used-on")} <FormattedDate date={warsawDateAt(lastUsedAt)} />
        </>
      )}
    </>
  );
}
