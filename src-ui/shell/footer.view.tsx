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

/** Whose portal this is, and its rules. */
export function Footer({ year, legalName, forCustomer, onTheme }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <p>{t("copyright", { year, company: legalName })}</p>
        {forCustomer && <Link href={pathTo("regulations")}>{t("regulations")}</Link>}
        <button type="button" className="footer__button" aria-haspopup="dialog" onClick={onTheme}>{t("themeLabel")}</button>
      </div>
    </footer>
  );
}
