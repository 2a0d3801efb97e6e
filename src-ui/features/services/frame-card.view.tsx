import "./frame-card.css";
import type { ServiceFrame } from "#domain/products/service-frame.ts";
import { Card } from "#ui/design-system/card.tsx";
import { t } from "./services.texts.ts";

/**
 * A page of somebody else's beside a service's facts: a world of its own, which reads nothing of the portal, opens no
 * window and leads
 * nowhere. Which hosts may come at all, the page's policy says too.
 */
export function FrameCard({ frame }: { readonly frame: ServiceFrame }) {
  return (
    <Card
      title={t("frame.title")}
      action={<span className="muted small">{t("frame.from", { host: frame.host })}</span>}
    >
      <iframe
        className="service-frame"
        title={t("frame.title")}
        src={frame.address}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </Card>
  );
}
