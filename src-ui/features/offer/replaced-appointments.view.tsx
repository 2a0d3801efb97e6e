import { use } from "react";
import type { BookedAppointment } from "#domain/products/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { helpLineLink } from "#ui/shared/contact-ways/help-line-link.tsx";
import { OperatorContactContext } from "#ui/shared/contact-ways/operator-contact.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./offer.texts.ts";

interface ReplacedAppointmentsProps {
  readonly appointments: readonly BookedAppointment[];
  /** Address of the services of the offer; `undefined`: none, or not known. */
  readonly address: string | undefined;
}

/**
 * Booked visits and moves of the services that an offer replaces. The provider does not say what happens to
 * them, so the notice says whom to ask (OFFER-93). Nothing without any.
 */
export function ReplacedAppointments({ appointments, address }: ReplacedAppointmentsProps) {
  const phone = helpLineLink(use(OperatorContactContext));
  if (appointments.length === 0) return null;
  const hasMove = appointments.some(({ kind }) => kind === "move");
  return (
    <Banner tone="notice" live="none" title={t("booked.title")}>
      {appointments.map(({ kind, day, services }) => (
        <span key={`${kind} ${day}`} className="offer-line">
          <TextWithPolish
            t={t}
            of={`booked.${kind}`}
            params={{ day: formatDate(day) }}
            parts={{ services: <ServiceNames of={services} /> }}
          />
        </span>
      ))}
      {hasMove && address !== undefined && `${t("booked.address", { address: providerText(address) })} `}
      {t(phone === undefined ? "booked.ask" : "booked.call")} {phone}
    </Banner>
  );
}
