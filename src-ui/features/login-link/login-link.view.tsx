import { CircleUserRound, Link2Off } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { LoginLinkStatus as Shown, LoginLinkRefusalReason } from "./login-link.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login-link");

/** Part of the view model that the view uses. */
export interface LoginLinkViewState {
  readonly status: Shown;
  start(): Promise<void>;
  confirm(): Promise<void>;
}

export interface LoginLinkPageProps {
  readonly model: LoginLinkViewState;
  /** Continues with the stored session. */
  readonly onStay: () => void;
  /** Login page address for a guest without the link. */
  readonly loginHref: string;
}

/** Reason why a link does not log in, shown on the login page (LOGIN-08). */
export function refusalText(why: LoginLinkRefusalReason): string {
  return t(`refused_${why}`);
}

/** Page of a login link: asks for confirmation, logs in, or shows the reason for a refusal. */
export const LoginLinkPage = observer(function LoginLinkPage({ model, onStay, loginHref }: LoginLinkPageProps) {
  const { status } = model;
  const stay = <Button onClick={onStay}>{t("stay")}</Button>;
  const toLogin = <LinkButton href={loginHref}>{t("login")}</LinkButton>;
  switch (status.kind) {
    case "entering":
      return (
        <PageCard title={t("entering")}>
          <Loading label={t("entering")}>
            <SkeletonLines widths={["80%", "60%"]} />
          </Loading>
        </PageCard>
      );
    case "failed":
      return (
        <PageCard title={t("title")}>
          <FailedSection
            title={t("failed")}
            note={t("failedText")}
            level={2}
            busy={false}
            cause={status.cause}
            onRetry={() => void model.start()}
          />
          <div className="cluster">{status.hasStoredSession ? stay : toLogin}</div>
        </PageCard>
      );
    case "needs-confirmation":
      return (
        <PageCard title={status.name === undefined ? t("title") : t("asked", { name: providerText(status.name) })}>
          <Icon of={CircleUserRound} size="l" />
          <p>{t(status.replacesSession ? "askedText" : "askedGuest")}</p>
          <div className="cluster answers">
            <Button variant="primary" onClick={() => void model.confirm()}>
              {t("continue")}
            </Button>
            {status.replacesSession ? stay : toLogin}
          </div>
        </PageCard>
      );
    case "refused":
      return (
        <PageCard title={t("refused")}>
          <Icon of={Link2Off} size="l" />
          <p>{t(`here_${status.why}`)}</p>
          <div className="cluster">{stay}</div>
        </PageCard>
      );
  }
});

function PageCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "37.5rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{title}</h1>
        <Card>
          <div className="stack">{children}</div>
        </Card>
      </div>
    </div>
  );
}
