import { observer } from "mobx-react-lite";
import { BannersView, type BannersViewModel } from "./banners.view.tsx";
import { DueView, type DueViewModel } from "./due.view.tsx";
import { t } from "./home.texts.ts";
import { MessagesCardView, type MessagesCardViewModel } from "./messages-card.view.tsx";
import { OfferTeaserView, type OfferTeaserViewModel } from "./offer-teaser.view.tsx";
import { OnboardingView, type OnboardingViewModel } from "./onboarding.view.tsx";
import { ServicesCardView, type ServicesCardViewModel } from "./services-card.view.tsx";

interface BlocksModel {
  readonly banners: BannersViewModel | undefined;
  readonly due: DueViewModel;
  readonly services: ServicesCardViewModel;
  readonly offer: OfferTeaserViewModel;
  readonly onboarding: OnboardingViewModel;
  readonly messages: MessagesCardViewModel;
  /** Whether there is anything for the wide column; without it the others share the width. */
  readonly hasMainColumn: boolean;
}

/** The start page: every block has its own data, and fails or waits alone. */
export interface HomeViewModel extends BlocksModel {
  readonly banners: BannersViewModel;
  /** Whether what comes first is still on its way. */
  readonly waits: boolean;
}

/** What the customer sees first. */
export const HomeView = observer(function HomeView({ model }: { readonly model: HomeViewModel }) {
  return (
    <div className="page stack">
      <h1 className="visually-hidden" tabIndex={-1}>
        {t("title")}
      </h1>
      {model.waits ? <Blocks key="on-their-way" model={onItsWay(model)} /> : <Blocks key="here" model={model} />}
    </div>
  );
});

const Blocks = observer(function Blocks({ model }: { readonly model: BlocksModel }) {
  return (
    <>
      {model.banners !== undefined && <BannersView model={model.banners} />}
      <DueView model={model.due} />
      {model.hasMainColumn ? (
        <div className="main-aside">
          <div className="stack">
            <ServicesCardView model={model.services} />
            <OfferTeaserView model={model.offer} />
          </div>
          <div className="stack">
            <OnboardingView model={model.onboarding} />
            <MessagesCardView model={model.messages} />
          </div>
        </div>
      ) : (
        <div className="halves">
          <OnboardingView model={model.onboarding} />
          <MessagesCardView model={model.messages} />
        </div>
      )}
    </>
  );
});

const LOADING = { status: "loading" } as const;

/** The same page with nothing there yet: what came early waits with the rest, and then nothing pushes it down. */
function onItsWay({ due, services, offer, onboarding, messages, hasMainColumn }: HomeViewModel): BlocksModel {
  return {
    banners: undefined,
    due: { asksFirst: false, today: due.today, due: LOADING },
    services: { today: services.today, services: services.services && LOADING },
    offer: { offer: offer.offer && LOADING },
    onboarding: { tasks: onboarding.tasks && LOADING, expanded: false, toggle: () => undefined },
    messages: { today: messages.today, messages: messages.messages && LOADING },
    hasMainColumn,
  };
}
