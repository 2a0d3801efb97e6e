import { useEffect, useState } from "react";
import type { HomeHelpLine } from "./banners.view.tsx";
import { HomeModel, type HomeStores } from "./home.model.ts";
import { HomeView } from "./home.view.tsx";

export interface HomeScreenProps {
  readonly stores: HomeStores;
  readonly helpLine: HomeHelpLine | undefined;
}

/** The start page. */
export function HomeScreen({ stores, helpLine }: HomeScreenProps) {
  const [model] = useState(() => new HomeModel(stores, helpLine));

  useEffect(() => {
    void model.load();
  }, [model]);

  return <HomeView model={model} />;
}
