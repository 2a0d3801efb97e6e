import { useEffect, useState } from "react";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { UpcomingComponent } from "#ui/shared/upcoming/upcoming.ts";
import type { MobileDataComponent } from "#ui/shared/service-row.tsx";
import type { HomeHelpLine } from "./banners.view.tsx";
import { HomeViewModel, type HomeStores } from "./home.view-model.ts";
import { HomeView } from "./home.view.tsx";

export interface HomeScreenProps {
  readonly stores: HomeStores;
  readonly helpLine: HomeHelpLine | undefined;
  readonly clock: Pick<ClockPort, "scheduler" | "now">;
  /** Loads and shows the data left of a mobile number. */
  readonly MobileData: MobileDataComponent;
  /** Shows booked visits and orders in progress. */
  readonly UpcomingRows: UpcomingComponent;
}

/** The start page. */
export function HomeScreen({ stores, helpLine, clock, MobileData, UpcomingRows }: HomeScreenProps) {
  const [model] = useState(() => new HomeViewModel(stores, helpLine, clock, MobileData, UpcomingRows));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <HomeView model={model} />;
}
