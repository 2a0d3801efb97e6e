import { observer } from "mobx-react-lite";
import { BannersView, type BannersViewState, type HomeHelpLine } from "./banners.view.tsx";
import { SectionBoundary } from "#ui/shared/section-boundary.tsx";
import { DueView, type DueViewProps, type DueViewState } from "./due.view.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { t } from "./home.texts.ts";
import { MessagesCardView, type MessagesCardViewState } from "./messages-card.view.tsx";
import { OfferTeaserView, type OfferTeaserViewState } from "./offer-teaser.view.tsx";
import { OnboardingCardView, type OnboardingCardViewState } from "./onboarding-card.view.tsx";
import { ServicesCardView, type ServicesCardSlots, type ServicesCardViewState } from "./services-card.view.tsx";

interface BlocksViewState {
  readonly banners: BannersViewState | undefined;
  readonly due: DueViewState;
  readonly services: ServicesCardViewState;
  readonly offer: OfferTeaserViewState;
  readonly onboarding: OnboardingCardViewState;
  readonly messages: MessagesCardViewState;
  readonly helpLine: HomeHelpLine | undefined;
  /** True when the wide column has content; otherwise the other blocks share the width. */
  readonly hasMainColumn: boolean;
}

/** Start page: each block loads and fails independently. */
export interface HomeViewState extends BlocksViewState {
  readonly banners: BannersViewState;
  /** True while the banners are loading. */
  readonly isWaiting: boolean;
}

/** Components that are loaded later. */
export type HomeSlots = ServicesCardSlots & Pick<DueViewProps, "PendingDue">;

export interface HomeViewProps {
  readonly model: HomeViewState;
  /** Components that are loaded later. */
  readonly slots?: HomeSlots;
}

/** Start page of the portal. */
export const HomeView = observer(function HomeView({ model, slots }: HomeViewProps) {
  return (
    <div className="page stack">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t("title")}
      </h1>
      {model.isWaiting ? (
        <Blocks key="on-their-way" model={toLoadingState(model)} />
      ) : (
        <Blocks key="here" model={model} slots={slots} />
      )}
    </div>
  );
});

interface BlocksProps {
  readonly model: BlocksViewState;
  readonly slots?: HomeSlots | undefined;
}

const Blocks = observer(function Blocks({ model, slots }: BlocksProps) {
  return (
    <>
      {model.banners !== undefined && (
        <SectionBoundary>
          <BannersView model={model.banners} />
        </SectionBoundary>
      )}
      <IfAvailable feature="invoices">
        <SectionBoundary>
          <DueView model={model.due} PendingDue={slots?.PendingDue} />
        </SectionBoundary>
      </IfAvailable>
      {model.hasMainColumn ? (
        <div className="main-aside">
          <div className="stack">
            <SectionBoundary>
              <ServicesCardView model={model.services} helpLine={model.helpLine} {...slots} />
            </SectionBoundary>
            <IfAvailable feature="offers">
              <SectionBoundary>
                <OfferTeaserView model={model.offer} />
              </SectionBoundary>
            </IfAvailable>
          </div>
          <div className="stack">
            <IfAvailable feature="onboarding">
              <SectionBoundary>
                <OnboardingCardView model={model.onboarding} />
              </SectionBoundary>
            </IfAvailable>
            <IfAvailable feature="messages">
              <SectionBoundary>
                <MessagesCardView model={model.messages} />
              </SectionBoundary>
            </IfAvailable>
          </div>
        </div>
      ) : (
        <div className="halves">
          <IfAvailable feature="onboarding">
            <SectionBoundary>
              <OnboardingCardView model={model.onboarding} />
            </SectionBoundary>
          </IfAvailable>
          <IfAvailable feature="messages">
            <SectionBoundary>
              <MessagesCardView model={model.messages} />
            </SectionBoundary>
          </IfAvailable>
        </div>
      )}
    </>
  );
});

const LOADING = { status: "loading" } as const;

/** Returns the page with every block loading, so that early blocks wait for the rest and do not shift. */
function toLoadingState({
  due,
  services,
  offer,
  onboarding,
  messages,
  helpLine,
  hasMainColumn,
}: HomeViewState): BlocksViewState {
  return {
    banners: undefined,
    due: {
      hasDebtCollector: false,
      arrears: undefined,
      today: due.today,
      due: LOADING,
      isReloading: false,
      reload: () => undefined,
    },
    services: {
      today: services.today,
      services: services.services && LOADING,
      incomplete: undefined,
    },
    offer: { offer: offer.offer && LOADING },
    onboarding: { tasks: onboarding.tasks && LOADING, expanded: false, toggle: () => undefined },
    messages: { today: messages.today, messages: messages.messages && LOADING, incomplete: undefined },
    helpLine,
    hasMainColumn,
  };
}
