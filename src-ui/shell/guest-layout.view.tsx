import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/index.ts";
import { SkipLink } from "#ui/design-system/skip-link.tsx";
import { Footer } from "./footer.view.tsx";
import { LogoHeader } from "./logo-header.view.tsx";
import { t } from "./shell.texts.ts";

export interface GuestLayoutProps {
  readonly brandName: string;
  readonly legalName: string;
  readonly year: string;
  /** Address of the operator's terms; `undefined`: none is configured. */
  readonly termsAddress?: string | undefined;
  /** Leaves out the footer: for the exchange of a token, and at an unknown address (NAV-09, ROUTE-14). */
  readonly bare?: boolean | undefined;
  readonly offlineBanner?: ReactNode;
  /** Opens the theme dialog. */
  readonly onTheme: () => void;
  /** Content after everything else. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a page without a login: the logo, no navigation, no chat (NAV-10). */
export function GuestLayout({
  brandName,
  legalName,
  year,
  termsAddress,
  bare = false,
  offlineBanner,
  onTheme,
  below,
  children,
}: GuestLayoutProps) {
  return (
    <div className="frame">
      <SkipLink href="#tresc">{t("skip")}</SkipLink>
      <LogoHeader brandName={brandName} href={pathTo("login")} />
      {offlineBanner}
      <main className="main" id="tresc" tabIndex={-1}>
        {children}
      </main>
      {!bare && (
        <Footer
          year={year}
          legalName={legalName}
          showsCustomerLinks={false}
          termsAddress={termsAddress}
          onTheme={onTheme}
        />
      )}
      {below}
    </div>
  );
}
