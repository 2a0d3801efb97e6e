import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import { BannerCarouselViewModel } from "#ui/features/site-content/banner-carousel/banner-carousel.view-model.ts";
import { BannerCarouselView } from "#ui/features/site-content/banner-carousel/banner-carousel.view.tsx";
import { useService } from "../../container/use-service.tsx";
import {
  APP,
  CALL_ERROR_RECORDER,
  CLOCK_PORT,
  PORTAL_SETTINGS,
  SITE_CONTENT_STORE,
  TODAY_STORE,
  TRACKER,
} from "../../container/tokens.ts";

const LESS_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * Operator's banners (SITE-03). They stop when the device prefers reduced motion; each displayed banner is reported to
 * analytics (HTTP-02).
 */
export const BannerRotation = observer(function BannerRotation() {
  const { container } = useService(APP);
  const siteContent = useService(SITE_CONTENT_STORE);
  const today = useService(TODAY_STORE);
  const clock = useService(CLOCK_PORT);
  const { hosts } = useService(PORTAL_SETTINGS);
  const errors = useService(CALL_ERROR_RECORDER);
  const [model] = useState(
    () =>
      new BannerCarouselViewModel({
        siteContent,
        today,
        clock,
        pictures: { origin: window.location.origin, hosts: hosts.images ?? [] },
        reportPicture: (picture) => errors.add({ picture }),
        isStill: window.matchMedia(LESS_MOTION).matches,
      }),
  );
  useEffect(() => model.start(), [model]);
  useEffect(() => {
    const motionQuery = window.matchMedia(LESS_MOTION);
    const pauseIfReduced = (): void => {
      if (motionQuery.matches) model.pause();
    };
    motionQuery.addEventListener("change", pauseIfReduced);
    return () => motionQuery.removeEventListener("change", pauseIfReduced);
  }, [model]);
  const bannerId = model.shown?.bannerId;
  useEffect(() => {
    if (bannerId === undefined) return;
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.trackBanner("rotation_banner"),
      // Without a network the display is not counted.
      () => undefined,
    );
  }, [container, bannerId]);
  return <BannerCarouselView model={model} />;
});
