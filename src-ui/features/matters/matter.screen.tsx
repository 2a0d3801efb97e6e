import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { MatterState } from "#domain/matters/index.ts";
import { MatterModel, type MatterAddressed, type MatterWorld } from "./matter.model.ts";
import { MatterPage, type MatterPageProps } from "./matter.view.tsx";

export interface MatterScreenProps extends Pick<MatterPageProps, "helpLines" | "home"> {
  readonly world: MatterWorld;
  readonly addressed: MatterAddressed;
  /** Told how the matter stands once that is known; `justNow`: by an answer given here. */
  readonly onFound: (state: MatterState | "unknown", justNow: boolean) => void;
}

/** The page of one link over its port. */
export const MatterScreen = observer(function MatterScreen({ world, addressed, onFound, ...page }: MatterScreenProps) {
  const [model] = useState(() => new MatterModel(world, addressed));
  const { view } = model;

  useEffect(() => {
    void model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (view.kind === "unknown-link") onFound("unknown", false);
    else if (view.kind === "asked" || view.kind === "settled")
      onFound(view.matter.state, view.kind === "settled" && view.justNow);
  }, [view, onFound]);

  return <MatterPage model={model} {...page} />;
});
