import { BRAND } from "../boot/brand.ts";
import { Logo } from "#ui/design-system/logo.tsx";

/** What stands on the page until the first route has loaded: the masthead's place, so that nothing jumps. */
export function FirstLoad() {
  return (
    <header className="masthead" aria-busy="true">
      <div className="page masthead__row">
        <Logo name={BRAND.name.toLowerCase()} />
      </div>
      <div className="loading-line" />
    </header>
  );
}
