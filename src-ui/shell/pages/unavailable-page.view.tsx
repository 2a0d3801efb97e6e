import "#ui/shared/result.css";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-pages");

/** Phone number with its opening hours. */
export interface PageHelpLine {
  readonly name: string;
  /** Number as displayed, in groups. */
  readonly number: string;
  /** Number as dialled: `+48581234567`. */
  readonly dial: string;
  readonly hours: string;
}

export interface UnavailablePageProps {
  /** Title of the missing page, for example "Bilingi". */
  readonly title: string;
  readonly helpLines: readonly PageHelpLine[];
  readonly loggedIn: boolean;
  /** Specific reason that replaces the default text. */
  readonly text?: string | undefined;
  /** Goes back to the previous page instead of the start page. */
  readonly onBack?: (() => void) | undefined;
  /** Content under the heading. */
  readonly children?: ReactNode;
}

/** Page that this version of the portal does not have: says so, and lists the help lines. */
export function UnavailablePage({
  title,
  helpLines,
  loggedIn,
  text = t("laterText"),
  onBack,
  children,
}: UnavailablePageProps) {
  return (
    <div className="page">
      <div className="result">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <p className="result__lead">{text}</p>
        <Facts>
          {helpLines.map((line) => (
            <Fact key={line.dial} label={<span lang="pl">{line.name}</span>} note={line.hours}>
              <a className="nowrap" href={`tel:${line.dial}`}>
                {line.number}
              </a>
            </Fact>
          ))}
        </Facts>
        {onBack !== undefined && <Button onClick={onBack}>{t("goBack")}</Button>}
        {onBack === undefined &&
          (loggedIn ? (
            <LinkButton href={pathTo("index")}>{t("errors.goToHome")}</LinkButton>
          ) : (
            <LinkButton href={pathTo("login")}>{t("errors.goToLogin")}</LinkButton>
          ))}
      </div>
    </div>
  );
}
