import { useState } from "react";
import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { OutageBanner } from "./outage-banner.tsx";
import { SectionBoundary } from "./section-boundary.tsx";
import { t } from "./shared.texts.ts";

/** Outages shown at once (OUT-04). */
const SHOWN_AT_ONCE = 2;

/** Outages above the content of a page: two, the others on request (OUT-04). */
export function OutageBanners({ outages }: { readonly outages: readonly OutageNotice[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? outages : outages.slice(0, SHOWN_AT_ONCE);
  const hiddenCount = outages.length - shown.length;
  return (
    <>
      {shown.map((outage) => (
        <SectionBoundary key={outage.outageId}>
          <OutageBanner outage={outage} hasPage />
        </SectionBoundary>
      ))}
      {hiddenCount > 0 && (
        <p>
          <Button variant="quiet" size="s" flush onClick={() => setExpanded(true)} {...trackedAs("outages-more")}>
            {t("outagesMore", { count: hiddenCount })}
          </Button>
        </p>
      )}
    </>
  );
}
