import "#ui/shared/result.css";
import { CircleUserRound } from "lucide-react";
import type { CustomerContext } from "#domain/session/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import type { AccountSwitchState } from "#ui/stores/session/account-switch.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { AccountSwitchProblemBanner } from "./account-switch-problem-banner.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "accounts");

export interface AccountLinkPageProps {
  /** Account named by the link; `undefined` when it is none of this customer's accounts. */
  readonly found: CustomerContext | undefined;
  readonly current: CustomerContext;
  readonly state: AccountSwitchState;
  /** True if the portal switches by itself: the customer is asked only after a failure. */
  readonly isAutomatic: boolean;
  readonly onSwitch: (to: CustomerContext) => void;
  readonly onLogOut: () => void;
}

/** Page of a link to an account other than the open one: the question, or the running automatic switch (ROUTE-08). */
export function AccountLinkPage({ found, current, state, isAutomatic, onSwitch, onLogOut }: AccountLinkPageProps) {
  if (found === undefined) {
    return (
      <div className="page">
        <div className="result">
          <Icon of={CircleUserRound} />
          <h1 tabIndex={-1}>{t("strangeTitle")}</h1>
          <p className="result__lead">{t("strangeText", { current: current.name })}</p>
          <LinkButton variant="primary" size="l" href={pathTo("index")}>
            {t("strangeHome")}
          </LinkButton>
        </div>
      </div>
    );
  }
  const busy = state.kind === "switching";
  const hasFailed = state.kind !== "idle" && !busy;
  if (isAutomatic && !hasFailed) {
    return (
      <div className="page">
        <div className="result">
          <Icon of={CircleUserRound} />
          <h1 tabIndex={-1}>{t("autoTitle")}</h1>
          <p className="result__lead" role="status">
            {t("autoText", { name: found.name })}
          </p>
        </div>
      </div>
    );
  }
  return (
    <div className="page">
      <div className="result">
        <Icon of={CircleUserRound} />
        <h1 tabIndex={-1}>{t("linkTitle")}</h1>
        <p className="result__lead">{t("linkText", { name: found.name, current: current.name })}</p>
        <AccountSwitchProblemBanner kind={state.kind} />
        <div className="cluster">
          <Button
            saves={false}
            variant="primary"
            size="l"
            busy={busy}
            busyLabel={t("switching")}
            onClick={() => onSwitch(found)}
            {...trackedAs("account-switch")}
          >
            {state.kind === "unknown" ? t("tryAgain") : t("linkSwitch")}
          </Button>
          {state.kind === "unknown" ? (
            <Button size="l" onClick={onLogOut} {...trackedAs("log-out")}>
              {t("logOut")}
            </Button>
          ) : (
            !busy && (
              <LinkButton variant="secondary" size="l" href={pathTo("index")}>
                {t("linkStay")}
              </LinkButton>
            )
          )}
        </div>
      </div>
    </div>
  );
}
