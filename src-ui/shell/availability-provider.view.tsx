import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import type { FeatureAvailabilityStore } from "#ui/stores/navigation/feature-availability.store.ts";

/** Provides to its children which features the installation lacks (CALL-12). */
export const AvailabilityProvider = observer(function AvailabilityProvider({
  featureAvailability,
  children,
}: {
  readonly featureAvailability: FeatureAvailabilityStore;
  readonly children: ReactNode;
}) {
  return <UnavailableFeaturesContext value={featureAvailability.unavailable}>{children}</UnavailableFeaturesContext>;
});
