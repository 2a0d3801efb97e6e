import "#ui/shared/result.css";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-pages");

/** A number to call, and when somebody answers. */
export interface PageHelpLine {
  readonly name: string;
  /** As it is read, in groups. */
  readonly number: string;
  /** As it is dialled: `+48581234567`. */
  readonly dial: string;
  readonly hours: string;
}

export interface UnavailablePageProps {
  /** What the page would be: "Bilingi". */
  readonly title: string;
  readonly helpLines: readonly PageHelpLine[];
  readonly loggedIn: boolean;
  /** What is said instead, where more is known than that the page is not there. */
  readonly text?: string | undefined;
  /** Leads back to the page that was shown before, instead of home. */
  readonly onBack?: (() => void) | undefined;
  /** That part, under the heading. */
  readonly children?: ReactNode;
}

/** A page of the portal that this version does not have: says so, and where the matter can be settled. */
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
            <Fact key={line.dial} label={line.name} note={line.hours}>
              <a className="nowrap" href={`tel:${line.dial}`}>
                {line.number}
              </a>
            </Fact>
          ))}
        </Facts>
        {onBack !== undefined && <Button onClick={onBack}>{t("goBack")}</Button>}
        {onBack === undefined &&
          (loggedIn ? (
            <LinkButton href={pathTo("index")}>{t("goHome")}</LinkButton>
          ) : (
            <LinkButton href={pathTo("login")}>{t("goToLogin")}</LinkButton>
          ))}
      </div>
    </div>
  );
}
