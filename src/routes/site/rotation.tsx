import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { RotationModel } from "#ui/features/site-content/rotation/rotation.model.ts";
import { RotationView } from "#ui/features/site-content/rotation/rotation.view.tsx";
import { useService } from "../../container/services.tsx";
import { APP, CLOCK_PORT, SITE_CONTENT_STORE, TODAY_STORE, TRACKER } from "../../container/tokens.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * The operator's banners (SITE-03); they stop as soon as the device asks for less motion, and analytics is told of each
 * that is on screen (HTTP-02).
 */
export const Rotation = observer(function Rotation() {
  const { container } = useService(APP);
  const siteContent = useService(SITE_CONTENT_STORE);
  const today = useService(TODAY_STORE);
  const clock = useService(CLOCK_PORT);
  const [model] = useState(
    () =>
      new RotationModel({
        siteContent,
        today,
        clock,
        origin: window.location.origin,
        isStill: window.matchMedia(LESS_MOTION).matches,
      }),
  );
  useEffect(() => model.start(), [model]);
  useEffect(() => {
    const wish = window.matchMedia(LESS_MOTION);
    const heed = (): void => {
      if (wish.matches) model.pause();
    };
    wish.addEventListener("change", heed);
    return () => wish.removeEventListener("change", heed);
  }, [model]);
  const bannerId = model.shown?.bannerId;
  useEffect(() => {
    if (bannerId === undefined) return;
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.banner("rotation_banner"),
      // without a network there is nobody to tell
      () => undefined,
    );
  }, [container, bannerId]);
  return <RotationView model={model} />;
});
