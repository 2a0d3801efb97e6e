import { use, useDeferredValue } from "react";
import { observer } from "#ui/shared/observer.ts";
import { BannersView, type BannersViewState, type HomeHelpLine } from "./banners.view.tsx";
import { SectionBoundary } from "#ui/shared/section-boundary.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import { DueView, type DueViewState } from "./due.view.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";
import { MessagesCardView, type MessagesCardViewState } from "./messages-card.view.tsx";
import { OfferTeaserView, type OfferTeaserViewState } from "./offer-teaser.view.tsx";
import { OnboardingCardView, type OnboardingCardViewState } from "./onboarding-card.view.tsx";
import { ServicesCardView, type ServicesCardViewState } from "./services-card.view.tsx";

/** Blocks below the amount due. */
interface CardsViewState {
  readonly services: ServicesCardViewState;
  readonly offer: OfferTeaserViewState;
  readonly onboarding: OnboardingCardViewState;
  readonly messages: MessagesCardViewState;
  readonly helpLine: HomeHelpLine | undefined;
  readonly blocks: Pick<HomeBlocks, "hasMainColumn">;
}

/** Blocks that the page has. A block counts while its data load. */
export interface HomeBlocks {
  readonly hasServices: boolean;
  readonly hasOffer: boolean;
  readonly hasOnboarding: boolean;
  readonly hasMessages: boolean;
  /** True when the wide column has content; otherwise the other blocks share the width. */
  readonly hasMainColumn: boolean;
}

/** Blocks that are shown; the others are skeletons until the banners have loaded, which would push them down. */
export type ShownBlocks = "none" | "due" | "all";

/** Start page: each block loads and fails independently. */
export interface HomeViewState extends CardsViewState {
  readonly banners: BannersViewState;
  readonly due: DueViewState;
  readonly shown: ShownBlocks;
  readonly blocks: HomeBlocks;
  /** True when the amount due was shown before the banners: they follow it, so that it does not move. */
  readonly isDueFirst: boolean;
}

/** Start page of the portal. */
export const HomeView = observer(function HomeView({ model }: { readonly model: HomeViewState }) {
  const { shown, isDueFirst } = model;
  // The amount due is painted first: the blocks below it take most of the time of a render.
  const shownCards = useDeferredValue(shown);
  const banners = shown === "all" && (
    <SectionBoundary>
      <BannersView model={model.banners} />
    </SectionBoundary>
  );
  // New keys replace skeletons instead of moving them.
  return (
    <div className="page stack">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t("title")}
      </h1>
      {!isDueFirst && banners}
      <IfAvailable feature="invoices">
        <SectionBoundary key={shown === "none" ? "loading" : "loaded"}>
          <DueView model={shown === "none" ? toLoadingDue(model) : model.due} />
        </SectionBoundary>
      </IfAvailable>
      {isDueFirst && banners}
      {shownCards === "all" ? (
        <Cards key={`${shown} all`} model={model} />
      ) : (
        <LoadingCards key={`${shown} ${shownCards}`} model={model} />
      )}
    </div>
  );
});

const Cards = observer(function Cards({ model }: { readonly model: CardsViewState }) {
  const { OpenQuestions } = use(HomeSlotsContext);
  const aside = (
    <>
      <IfAvailable feature="onboarding">
        <SectionBoundary>
          <OnboardingCardView model={model.onboarding} />
        </SectionBoundary>
      </IfAvailable>
      <IfAvailable feature="messages">
        <SectionBoundary>
          <MessagesCardView model={model.messages} />
          {OpenQuestions !== undefined && (
            <IfAvailable feature="supportRequests">
              <OpenQuestions />
            </IfAvailable>
          )}
        </SectionBoundary>
      </IfAvailable>
    </>
  );
  return model.blocks.hasMainColumn ? (
    <div className="main-aside">
      <div className="stack">
        <SectionBoundary>
          <ServicesCardView model={model.services} helpLine={model.helpLine} />
        </SectionBoundary>
        <BelowFold>
          <IfAvailable feature="offers">
            <SectionBoundary>
              <OfferTeaserView model={model.offer} />
            </SectionBoundary>
          </IfAvailable>
        </BelowFold>
      </div>
      <div className="stack">{aside}</div>
    </div>
  ) : (
    <div className="halves">{aside}</div>
  );
});

const LOADING = { status: "loading" } as const;

function toLoadingDue({ due }: HomeViewState): DueViewState {
  return {
    hasDebtCollector: false,
    arrears: undefined,
    isArrearsPending: false,
    hasPendingArrears: false,
    isTotalEverything: false,
    today: due.today,
    due: LOADING,
    isReloading: false,
    reload: () => undefined,
  };
}

/** The blocks as loading, so that early ones wait for the rest and do not shift. Does not read their data. */
const LoadingCards = observer(function LoadingCards({
  model: { blocks, services, messages, helpLine },
}: {
  readonly model: HomeViewState;
}) {
  const loadingIf = (isShown: boolean) => (isShown ? LOADING : undefined);
  return (
    <Cards
      model={{
        services: {
          today: services.today,
          services: loadingIf(blocks.hasServices),
          incomplete: undefined,
          hasChat: false,
          hasRequests: false,
        },
        offer: { offer: loadingIf(blocks.hasOffer) },
        onboarding: { tasks: loadingIf(blocks.hasOnboarding), expanded: false, toggle: () => undefined },
        messages: { today: messages.today, messages: loadingIf(blocks.hasMessages), incomplete: undefined },
        helpLine,
        blocks,
      }}
    />
  );
});
