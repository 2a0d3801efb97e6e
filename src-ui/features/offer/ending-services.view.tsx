import type { ReactElement } from "react";
import type { EndingService } from "#domain/offers/index.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceName, ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./offer.texts.ts";

interface ReplacedEndingServicesProps {
  readonly services: readonly EndingService[];
  readonly offer: Pick<OfferDetails, "order" | "deliveryDate">;
}

/** Says that the offer replaces services whose contract is terminated, and since when (OFFER-70). */
export function ReplacedEndingServices({ services, offer }: ReplacedEndingServicesProps) {
  return services.map((service, index) => (
    <span key={index} className="offer-line">
      <ReplacedText offer={offer} service={<ServiceName of={service} />} /> {earlierText(service, offer)}
    </span>
  ));
}

/** Names the services with a terminated contract that the offer may replace or not. */
export function UnclearEndingServices({ services }: Pick<ReplacedEndingServicesProps, "services">) {
  return <TextWithPolish t={t} of="ending.unclear" parts={{ services: <ServiceNames of={services} /> }} />;
}

function ReplacedText({
  offer: { order, deliveryDate },
  service,
}: Pick<ReplacedEndingServicesProps, "offer"> & { readonly service: ReactElement }) {
  const start = order?.day ?? deliveryDate;
  if (start === undefined) return <TextWithPolish t={t} of="ending.replaced" parts={{ service }} />;
  const of = order?.state === "scheduled" ? "ending.replacedFrom" : "ending.replacedBy";
  return <TextWithPolish t={t} of={of} params={{ day: formatDate(start) }} parts={{ service }} />;
}

/** Says that the service ends before the last day of its contract; nothing if it does not, or the day is not known. */
function earlierText({ endsOn }: EndingService, { order, deliveryDate }: ReplacedEndingServicesProps["offer"]): string {
  const start: WarsawDate | undefined = order?.day ?? deliveryDate;
  if (endsOn === undefined || (start !== undefined && start >= endsOn)) return "";
  return t(start === undefined ? "ending.perhapsEarlier" : "ending.earlier", { day: formatDate(endsOn) });
}
