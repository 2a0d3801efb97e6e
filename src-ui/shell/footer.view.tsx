import "#ui/shared/footer.css";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { pathTo } from "#domain/navigation/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Link } from "#ui/design-system/link.tsx";
import { LanguageSwitch } from "#ui/shared/language/language-switch.tsx";
import { t } from "./shell.texts.ts";

export interface FooterProps {
  /** Current year (NAV-13). */
  readonly year: string;
  readonly legalName: string;
  /** Shows links to pages that only customers may open. */
  readonly showsCustomerLinks: boolean;
  /** Address of the operator's terms, for guests; `undefined`: none is configured. */
  readonly termsAddress?: string | undefined;
  /** Opens the theme dialog (THEME-02). */
  readonly onTheme: () => void;
}

/** Footer with copyright and legal links. */
export function Footer({ year, legalName, showsCustomerLinks, termsAddress, onTheme }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <p>{t("copyright", { year, company: legalName })}</p>
        {showsCustomerLinks ? (
          <IfAvailable feature="regulations">
            <Link href={pathTo("regulations")}>{t("regulations")}</Link>
          </IfAvailable>
        ) : (
          termsAddress !== undefined && (
            <a href={termsAddress} target="_blank" rel="noreferrer">
              {t("regulations")}
            </a>
          )
        )}
        <Link href={pathTo("withdrawal")}>{t("withdrawal")}</Link>
        <Link href={pathTo("privacy")}>{t("privacy")}</Link>
        <Link href={pathTo("accessibility")}>{t("accessibility")}</Link>
        <button
          type="button"
          className="footer__button"
          aria-haspopup="dialog"
          onClick={onTheme}
          {...trackedAs("theme-open")}
        >
          {t("themeLabel")}
        </button>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
