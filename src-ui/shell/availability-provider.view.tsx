import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import type { NavigationStore } from "#ui/stores/navigation/navigation.store.ts";

/** Provides to its children which features the customer cannot use (CALL-12, NAV-05). */
export const AvailabilityProvider = observer(function AvailabilityProvider({
  navigation,
  children,
}: {
  readonly navigation: Pick<NavigationStore, "unavailable">;
  readonly children: ReactNode;
}) {
  return <UnavailableFeaturesContext value={navigation.unavailable}>{children}</UnavailableFeaturesContext>;
});
