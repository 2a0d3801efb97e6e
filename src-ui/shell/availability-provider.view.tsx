import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { ClosedPagesContext } from "#ui/shared/if-page.tsx";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";

/** Provides which features the customer cannot use, and which pages the account lacks (CALL-12, NAV-34). */
export const AvailabilityProvider = observer(function AvailabilityProvider({
  navigation,
  children,
}: {
  readonly navigation: Pick<NavigationStore, "unavailable" | "closedPages">;
  readonly children: ReactNode;
}) {
  return (
    <UnavailableFeaturesContext value={navigation.unavailable}>
      <ClosedPagesContext value={navigation.closedPages}>{children}</ClosedPagesContext>
    </UnavailableFeaturesContext>
  );
});
