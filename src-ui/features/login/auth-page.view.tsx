import type { ReactNode } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import { Logo } from "#ui/design-system/logo.tsx";
import { SkipLink } from "#ui/design-system/skip-link.tsx";
import { loginTexts as t } from "./login.texts.ts";
import type { LoginViewModel } from "./login.view.tsx";

/** Form on the left, strands and help numbers on the deep side on the right; stacked below 1090 px. */
export function AuthPage({ model, children }: { readonly model: LoginViewModel; readonly children: ReactNode }) {
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
            </div>
          </footer>
        </div>
        <aside className="auth__side deep" aria-labelledby="help-title">
          <Strands />
          <div className="auth__help stack" style={{ "--stack": "var(--space-3)" }}>
            <h2 id="help-title">{t("help.heading")}</h2>
            <dl className="facts">
              {brand.helpLines.map((line) => (
                <div key={line.dial}>
                  <dt>{line.name}</dt>
                  <dd>
                    <a href={`tel:${line.dial}`}>{line.number}</a> <span className="facts__note">{line.hours}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </aside>
      </main>
    </div>
  );
}

const ENDS = [20, 62, 104, 146, 188, 230, 272, 314, 356, 398, 440, 482];
const BENDS = [386, 394, 402, 410, 418, 426, 426, 418, 410, 402, 394, 386];
const LEADS = [385, 375, 365, 355, 345, 335, 335, 345, 355, 365, 375, 385];

/** Twelve strands that become one light. */
function Strands() {
  const path = ENDS.map((y, index) => `M640 ${y}C${BENDS[index]} ${y} ${LEADS[index]} 251 150 251`).join("");
  return (
    <svg className="auth__art" viewBox="0 0 640 720" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path d={path} />
      <path d="M0 251h150" strokeWidth="4" />
      <circle cx="150" cy="251" r="9" fill="var(--pay)" stroke="none" />
    </svg>
  );
}
