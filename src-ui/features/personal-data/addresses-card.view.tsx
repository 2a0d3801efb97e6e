import type { PersonalData } from "#domain/account/personal-data.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { t } from "./personal-data.texts.ts";
import { AddressText } from "./address-text.view.tsx";

/** Addresses of services, correspondence and invoices (ACC-01, ACC-14). */
export function AddressesCard({
  data: { addresses, hidden },
  isComplete,
}: {
  readonly data: PersonalData;
  /** False when parts of the data could not be read: then no address is said to be missing. */
  readonly isComplete: boolean;
}) {
  return (
    <Card title={t("addresses")}>
      {hidden.address && (
        <Banner tone="info" live="none" title={t("hidden.address")}>
          {t("hidden.addressText")}
        </Banner>
      )}
      {!hidden.address && addresses.length === 0 && isComplete && <p className="muted">{t("addresses.none")}</p>}
      {addresses.length > 0 && (
        <Facts>
          {addresses.map(({ use, address }, place) => (
            <Fact key={`${use}-${address.addressId}-${place}`} label={t(`use.${use}`)}>
              <AddressText address={address} />
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}
