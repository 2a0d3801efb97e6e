import "#ui/shared/footer.css";
import { pathTo } from "#domain/navigation/index.ts";
import { Link } from "#ui/design-system/link.tsx";
import { t } from "./texts.ts";

export interface FooterProps {
  /** Of today (NAV-13). */
  readonly year: string;
  readonly legalName: string;
  /** Links to pages that only customers may open. */
  readonly forCustomer: boolean;
  /** Opens the choice of theme (THEME-02). */
  readonly onTheme: () => void;
}

/** Made by the build of what it has bundled: a file, not a page of the portal. */
const LICENCES = "/third-party-notices.txt";

/**
 * Whose portal this is, and its rules; a guest, who has none of them, finds the licences here, and a customer in the
 * statement.
 */
export function Footer({ year, legalName, forCustomer, onTheme }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <p>{t("copyright", { year, company: legalName })}</p>
        <Link href={pathTo("accessibility")}>{t("accessibility")}</Link>
        {!forCustomer && (
          <a href={LICENCES} target="_blank" rel="noreferrer">
            {t("licences")}
          </a>
        )}
        {forCustomer && <Link href={pathTo("regulations")}>{t("regulations")}</Link>}
        <button type="button" className="footer__button" aria-haspopup="dialog" onClick={onTheme}>
          {t("themeLabel")}
        </button>
      </div>
    </footer>
  );
}
