import "#ui/shell/masthead.css";
import "#ui/design-system/loading-line.css";
import { Logo } from "#ui/design-system/logo.tsx";
import { useBrand } from "./brand-context.tsx";

/** Header shown until the first route has loaded, so that nothing shifts. */
export function PortalSkeleton() {
  return (
    <header className="masthead" aria-busy="true">
      <div className="page masthead__row">
        <Logo name={useBrand().name.toLowerCase()} />
      </div>
      <div className="loading-line" />
    </header>
  );
}
