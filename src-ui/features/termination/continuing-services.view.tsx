import { pathTo } from "#domain/navigation/paths.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { servicesAfter, type ContinuingService } from "#domain/termination/continuing-services.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { formatMoney } from "#ui/shared/formats.ts";
import { IfPage } from "#ui/shared/if-page.tsx";
import { ServiceName } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { t } from "./termination.texts.ts";

interface ContinuingServicesProps {
  readonly services: readonly ContinuingService[];
  /** Last day of the contract. */
  readonly endsOn: WarsawDate;
}

/** Services that go on after the end of a contract, and where subscriptions are turned off (TERM-113). */
export function ContinuingServices({ services, endsOn }: ContinuingServicesProps) {
  return servicesAfter(services, endsOn).map((continuing, index) => (
    <Banner key={index} tone="notice" live="none" title={<ContinuingText of={continuing} />}>
      {continuing.isSubscription && (
        <IfPage page="directBilling">
          <Link href={pathTo("directBilling")}>{t("continuing.turnOff")}</Link>
        </IfPage>
      )}
    </Banner>
  ));
}

/** Keys of the texts about a service that goes on, without its price. */
function textOf({ isSuspended, isBeingTurnedOn }: ContinuingService) {
  if (isBeingTurnedOn) return "continuing.turnedOn";
  return isSuspended ? "continuing.suspended" : "continuing.works";
}

function ContinuingText({ of: continuing }: { readonly of: ContinuingService }) {
  const { service, price } = continuing;
  const parts = { service: <ServiceName of={service} /> };
  const text = textOf(continuing);
  if (price === undefined) return <TextWithPolish t={t} of={text} parts={parts} />;
  return <TextWithPolish t={t} of={`${text}For`} params={{ amount: formatMoney(price) }} parts={parts} />;
}
