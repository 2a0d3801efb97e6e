import { useEffect } from "react";
import { PromoBanner } from "#ui/shell/promo-banner.view.tsx";
import type { App } from "../boot/app.ts";

/** The operator's promo (NAV-11); analytics is told that it is on screen (HTTP-02). */
export function Promo({ app, html }: { readonly app: App; readonly html: string }) {
  useEffect(() => {
    app.tracker().then(
      (tracker) => tracker.banner("bottom_logged_in_banner"),
      // without a network there is nobody to tell
      () => undefined,
    );
  }, [app, html]);
  return <PromoBanner html={html} />;
}
