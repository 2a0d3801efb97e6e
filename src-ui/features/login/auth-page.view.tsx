import "#ui/shared/footer.css";
import "./login.css";
import "#ui/design-system/deep.css";
import type { ReactNode } from "react";
import { Link } from "#ui/design-system/link.tsx";
import { Logo } from "#ui/design-system/logo.tsx";
import { SkipLink } from "#ui/design-system/skip-link.tsx";
import { LanguageSwitch } from "#ui/shared/language/language-switch.tsx";
import { HelpLines } from "./help-lines.tsx";
import { t } from "./login.texts.ts";
import type { LoginViewState } from "./login.view.tsx";

/** Page with the form on the left and the brand drawing with help numbers on the right; stacked below 1090 px. */
export function AuthPage({
  model,
  children,
}: {
  readonly model: Pick<LoginViewState, "brand" | "year">;
  readonly children: ReactNode;
}) {
  const { brand } = model;
  return (
    <div className="frame">
      <SkipLink href="#tresc">{t("skip")}</SkipLink>
      <main className="auth" id="tresc" tabIndex={-1}>
        <div className="auth__form">
          <Logo href="/" name={brand.name.toLowerCase()} />
          <div className="stack">{children}</div>
          <footer className="footer small">
            <div className="page">
              <p>{t("footer.copyright", { year: model.year, company: brand.legalName })}</p>
              {brand.terms !== undefined && (
                <a href={brand.terms} target="_blank" rel="noreferrer">
                  {t("footer.terms")}
                </a>
              )}
              <Link href="/withdrawal">{t("footer.withdrawal")}</Link>
              <Link href="/privacy">{t("footer.privacy")}</Link>
              <Link href="/accessibility">{t("footer.accessibility")}</Link>
              <LanguageSwitch />
            </div>
          </footer>
        </div>
        <aside className="auth__side deep" aria-labelledby="help-title">
          <AccentLines />
          <div className="auth__help stack">
            <h2 id="help-title">{t("help.heading")}</h2>
            <HelpLines of={brand.helpLines} />
          </div>
        </aside>
      </main>
    </div>
  );
}

const ACCENT_LINE_COUNT = 12;

/** Path of one line: from its place on the right edge, outer lines in a wider curve, to the common end. */
function accentLinePath(index: number): string {
  const y = 20 + 42 * index;
  const inner = Math.min(index, ACCENT_LINE_COUNT - 1 - index);
  return `M640 ${y}C${386 + 8 * inner} ${y} ${385 - 10 * inner} 251 150 251`;
}

/** Decorative drawing: twelve lines that merge into one. */
function AccentLines() {
  return (
    <svg className="auth__art" viewBox="0 0 640 720" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path d={Array.from({ length: ACCENT_LINE_COUNT }, (_, index) => accentLinePath(index)).join("")} />
      <path d="M0 251h150" strokeWidth="4" />
      <circle cx="150" cy="251" r="9" fill="var(--pay)" stroke="none" />
    </svg>
  );
}
