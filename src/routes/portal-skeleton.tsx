import "#ui/shell/masthead.css";
import "#ui/design-system/loading-line.css";
import { Logo } from "#ui/design-system/logo.tsx";
import { useBrand } from "./brand-context.tsx";

function SkeletonHeader() {
  return (
    <header className="masthead" aria-busy="true">
      <div className="page masthead__row">
        <Logo name={useBrand().name.toLowerCase()} />
      </div>
      <div className="loading-line" />
    </header>
  );
}

/** Header shown until the first route has loaded, so that nothing shifts. */
export function PortalSkeleton() {
  return (
    <div className="frame">
      <SkeletonHeader />
    </div>
  );
}

/** Skeleton of a customer's page, with the place of its bottom bar. */
export function CustomerSkeleton() {
  return (
    <div className="frame has-bottom-bar">
      <SkeletonHeader />
    </div>
  );
}
