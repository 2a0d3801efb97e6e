import { useEffect, useState } from "react";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { HomeHelpLine } from "./banners.view.tsx";
import { HomeViewModel, type HomeStores } from "./home.view-model.ts";
import { HomeView } from "./home.view.tsx";

export interface HomeScreenProps {
  readonly stores: HomeStores;
  readonly helpLine: HomeHelpLine | undefined;
  readonly clock: Pick<ClockPort, "scheduler" | "now">;
}

/** The start page. */
export function HomeScreen({ stores, helpLine, clock }: HomeScreenProps) {
  const [model] = useState(() => new HomeViewModel(stores, helpLine, clock));

  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);

  return <HomeView model={model} />;
}
