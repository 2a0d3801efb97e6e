import "../site-content.css";
import "#ui/design-system/card.css";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { BannerCarouselState } from "./banner-carousel.policy.ts";
import type { ShownBanner } from "#domain/site-content/rotation-banners.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { IconButton } from "#ui/design-system/icon-button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "rotation");

export interface BannerCarouselViewState {
  readonly banners: readonly ShownBanner[];
  readonly shown: ShownBanner | undefined;
  readonly carousel: BannerCarouselState;
  show(index: number): void;
  pause(): void;
  resume(): void;
  readonly hold: (isHeld: boolean) => void;
  dropPicture(banner: ShownBanner): void;
}

/**
 * Banners of the operator below the page, one at a time (SITE-03). The rotation pauses while they are hovered or
 * focused.
 */
export const BannerCarouselView = observer(function BannerCarouselView({
  model,
}: {
  readonly model: BannerCarouselViewState;
}) {
  const { banners, shown, carousel } = model;
  const place = useHeld(shown !== undefined, model.hold);
  if (shown === undefined) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <section ref={place} className="page promo-slot" aria-label={t("label")}>
        <div className="card banner-carousel">
          {/* Automatic changes do not interrupt a screen reader; the last one also ends the rotation. */}
          <div className="banner-carousel__shown" aria-live={carousel.isChosen ? "polite" : "off"}>
            <Slide
              key={shown.bannerId}
              banner={shown}
              name={t("banner", { place: carousel.shown + 1, count: banners.length })}
              onBroken={() => model.dropPicture(shown)}
            />
          </div>
          {banners.length > 1 && <Controls model={model} />}
        </div>
      </section>
    </ErrorBoundary>
  );
});

/** Reports whether the element is hovered or contains the focus. */
function useHeld(isPresent: boolean, hold: (isHeld: boolean) => void): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isPresent || element === null) return undefined;
    const end = new AbortController();
    const look = (): void => hold(element.matches(":hover, :focus-within"));
    // Mouse events, because a touch leaves no pointer over the element.
    for (const type of ["mouseenter", "mouseleave", "focusin", "focusout"])
      element.addEventListener(type, () => queueMicrotask(look), end);
    return () => end.abort();
  }, [isPresent, hold]);
  return place;
}

const Controls = observer(function Controls({ model }: { readonly model: BannerCarouselViewState }) {
  const {
    banners,
    carousel: { shown, isAutoAdvancing },
  } = model;
  return (
    <div className="banner-carousel__controls">
      <IconButton
        variant="quiet"
        size="s"
        icon={ChevronLeft}
        label={t("before")}
        onClick={() => model.show(shown - 1)}
      />
      <span className="muted small">{t("place", { place: shown + 1, count: banners.length })}</span>
      <IconButton
        variant="quiet"
        size="s"
        icon={ChevronRight}
        label={t("next")}
        onClick={() => model.show(shown + 1)}
      />
      {isAutoAdvancing ? (
        <IconButton variant="quiet" size="s" icon={Pause} label={t("pause")} onClick={() => model.pause()} />
      ) : (
        <IconButton variant="quiet" size="s" icon={Play} label={t("turn")} onClick={() => model.resume()} />
      )}
    </div>
  );
});

interface SlideProps {
  readonly banner: ShownBanner;
  /** Accessible name for a banner without text. */
  readonly name: string;
  readonly onBroken: () => void;
}

/** One banner: its picture, text and link; without a picture, its text. */
function Slide({ banner: { picture, words, destination }, name, onBroken }: SlideProps) {
  const className =
    picture === undefined ? "banner-carousel__slide banner-carousel__slide--text" : "banner-carousel__slide";
  const face: ReactNode = (
    <>
      {picture !== undefined && (
        <img
          className="banner-carousel__picture"
          src={picture}
          alt={words === undefined && destination !== undefined ? name : ""}
          width={960}
          height={240}
          onError={onBroken}
        />
      )}
      {words !== undefined && (
        <span className="banner-carousel__text" lang="pl">
          {providerText(words)}
        </span>
      )}
    </>
  );
  switch (destination?.kind) {
    case undefined:
      return <div className={className}>{face}</div>;
    case "internal":
      return (
        <Link className={className} href={destination.address} {...trackedAs("rotation-banner")}>
          {face}
        </Link>
      );
    case "external":
      return (
        <a
          className={className}
          href={destination.address}
          target="_blank"
          rel="noopener noreferrer"
          {...trackedAs("rotation-banner")}
        >
          {face}
          <VisuallyHidden> ({t("outside")})</VisuallyHidden>
        </a>
      );
  }
}
