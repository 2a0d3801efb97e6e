import "./customer-layout.css";
import "./enlarged-text.css";
import { Fragment, type ReactNode } from "react";
import { classNames } from "#ui/design-system/class-names.ts";
import { SkipLink } from "#ui/design-system/skip-link.tsx";
import { t } from "./shell.texts.ts";

export interface CustomerLayoutProps {
  /**
   * Name of the page. The content of another page is new in the document: a browser would count what moves between two
   * pages as a layout shift (NAV-24).
   */
  readonly page: string | undefined;
  readonly masthead: ReactNode;
  readonly offlineBanner: ReactNode;
  readonly tabBar: ReactNode;
  /** Below the page, above the footer (NAV-11). */
  readonly promo: ReactNode;
  readonly footer: ReactNode;
  readonly floatingBar: ReactNode;
  readonly bottomBar: ReactNode;
  /** Dialogs, toasts, live regions. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of every page of a logged-in customer (NAV-10). */
export function CustomerLayout(props: CustomerLayoutProps) {
  const { page, masthead, offlineBanner, tabBar, promo, footer, floatingBar, bottomBar, over, children } = props;
  return (
    <div className={classNames("frame", bottomBar !== null && "has-bottom-bar")}>
      <SkipLink href="#tresc">{t("skip")}</SkipLink>
      {masthead}
      {offlineBanner}
      {tabBar}
      <Fragment key={page}>
        <main className="main" id="tresc" tabIndex={-1}>
          {children}
          {promo}
        </main>
        {footer}
      </Fragment>
      {floatingBar}
      {bottomBar}
      {over}
    </div>
  );
}
