import "../error-page.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import type { ReactNode } from "react";
import { type ErrorPageKind, pathTo } from "#domain/navigation/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { ErrorIllustration } from "../error-illustration.tsx";
import pl from "./pl.json";

const t = texts(pl, "shell-pages");

export interface ErrorPageProps {
  /**
   * Kind of error; code 601 has a page of its own (ERRPAGE-02). `access-undetermined`: the session lacks the right that
   * decides.
   */
  readonly kind: Exclude<ErrorPageKind, "session-expired"> | "access-undetermined";
  /** Without it, the link leads to the login page instead of the start page. */
  readonly loggedIn: boolean;
  /** Code of the page load, which the help desk asks for (CALL-13). */
  readonly supportCode: string;
  /** Action of "Spróbuj ponownie" (ERRPAGE-04), or of "Zaloguj się ponownie". */
  readonly onRetry: () => void;
}

function ErrorPageContent({
  code,
  title,
  text,
  supportCode,
  children,
}: {
  readonly code?: string;
  readonly title: string;
  readonly text: string;
  readonly supportCode?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="page error-page">
      <div className="stack" style={{ "--stack": "var(--space-4)" }}>
        {code !== undefined && <p className="muted">{code}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        <p className="error-page__lead">{text}</p>
        <div className="cluster">{children}</div>
        {supportCode !== undefined && <p className="muted small">{t("errors.supportCode", { code: supportCode })}</p>}
      </div>
      <ErrorIllustration />
    </div>
  );
}

function HomeLink({ loggedIn, variant }: { readonly loggedIn: boolean; readonly variant: "primary" | "quiet" }) {
  return loggedIn ? (
    <LinkButton variant={variant} size="l" href={pathTo("index")}>
      {t("errors.goToHome")}
    </LinkButton>
  ) : (
    <LinkButton variant={variant} size="l" href={pathTo("login")}>
      {t("errors.goToLogin")}
    </LinkButton>
  );
}

/**
 * Error page: no such page, no permission, or try again; with the reason and one link. Used inside the layout and
 * outside it.
 */
export function ErrorPage({ kind, loggedIn, supportCode, onRetry }: ErrorPageProps) {
  switch (kind) {
    case "no-page":
      return (
        <ErrorPageContent
          code={t("errors.noPage.code")}
          title={t("errors.noPage")}
          text={loggedIn ? `${t("errors.noPage.text")} ${t("errors.noPage.more")}` : t("errors.noPage.text")}
        >
          <HomeLink loggedIn={loggedIn} variant="primary" />
          {loggedIn && (
            <IfAvailable feature="faq">
              <LinkButton variant="quiet" size="l" href={pathTo("faq")}>
                {t("searchHelp")}
              </LinkButton>
            </IfAvailable>
          )}
        </ErrorPageContent>
      );
    case "no-permission":
      return (
        <ErrorPageContent
          title={t("errors.noPermission")}
          text={t("errors.noPermission.text")}
          supportCode={supportCode}
        >
          <HomeLink loggedIn={loggedIn} variant="primary" />
        </ErrorPageContent>
      );
    case "access-undetermined":
      return (
        <ErrorPageContent title={t("errors.access")} text={t("errors.access.text")} supportCode={supportCode}>
          <Button variant="primary" size="l" onClick={onRetry}>
            {t("errors.access.action")}
          </Button>
          <HomeLink loggedIn={loggedIn} variant="quiet" />
        </ErrorPageContent>
      );
    case "try-again":
      return (
        <ErrorPageContent title={t("errors.tryAgain")} text={t("errors.tryAgain.text")} supportCode={supportCode}>
          <Button variant="primary" size="l" onClick={onRetry}>
            {t("errors.tryAgain.action")}
          </Button>
          <HomeLink loggedIn={loggedIn} variant="quiet" />
        </ErrorPageContent>
      );
  }
}
