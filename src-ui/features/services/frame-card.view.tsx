import "./frame-card.css";
import type { ServiceFrame } from "#domain/products/service-frame.ts";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./services.texts.ts";

/**
 * External page below the facts of a service. The sandboxed iframe cannot read the portal, open windows or navigate.
 * The Content-Security-Policy of the page limits the hosts as well.
 */
export function FrameCard({ frame, service }: { readonly frame: ServiceFrame; readonly service: string }) {
  return (
    <Card title={t("frame.title")}>
      <iframe
        className="service-frame"
        title={t("frame.name", { service })}
        src={frame.address}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </Card>
  );
}
