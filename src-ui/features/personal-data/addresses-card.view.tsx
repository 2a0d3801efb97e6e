import type { AddressUse, PersonalData } from "#domain/account/personal-data.ts";
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
          {addresses.map(({ uses, address }, place) => (
            <Fact key={`${address.addressId}-${place}`} label={usesText(uses)}>
              <AddressText address={address} />
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}

/** Joins the purposes of an address: "Instalacja, korespondencja, faktury". */
function usesText(uses: readonly AddressUse[]): string {
  const [first = "", ...others] = uses.map((use) => t(`use.${use}`));
  return [first, ...others.map((text) => text.toLowerCase())].join(", ");
}
