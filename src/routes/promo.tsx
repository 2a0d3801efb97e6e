import { useEffect } from "react";
import { PromoBanner } from "#ui/shell/promo-banner.view.tsx";
import { useService } from "../container/services.tsx";
import { APP, TRACKER } from "../container/tokens.ts";

/** The operator's promo (NAV-11); analytics is told that it is on screen (HTTP-02). */
export function Promo({ html }: { readonly html: string }) {
  const { container } = useService(APP);
  useEffect(() => {
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.banner("bottom_logged_in_banner"),
      // without a network there is nobody to tell
      () => undefined,
    );
  }, [container, html]);
  return <PromoBanner html={html} />;
}
