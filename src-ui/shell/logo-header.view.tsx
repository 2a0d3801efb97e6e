import "./masthead.css";
import { Logo } from "#ui/design-system/logo.tsx";

/** Header with the logo alone: of a guest, and of a page without navigation (NAV-09, NAV-10). */
export function LogoHeader({ brandName, href }: { readonly brandName: string; readonly href: string }) {
  return (
    <header className="masthead">
      <div className="page masthead__row">
        <Logo href={href} name={brandName} />
      </div>
    </header>
  );
}
