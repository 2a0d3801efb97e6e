import { observer } from "mobx-react-lite";
import { BannersView, type BannersViewModel } from "./banners.view.tsx";
import { DueView, type DueViewModel } from "./due.view.tsx";
import { t } from "./home.texts.ts";
import { MessagesCardView, type MessagesCardViewModel } from "./messages-card.view.tsx";
import { OfferTeaserView, type OfferTeaserViewModel } from "./offer-teaser.view.tsx";
import { OnboardingView, type OnboardingViewModel } from "./onboarding.view.tsx";
import { ServicesCardView, type ServicesCardViewModel } from "./services-card.view.tsx";

/** The start page: every block has its own data, and fails or waits alone. */
export interface HomeViewModel {
  readonly banners: BannersViewModel;
  readonly due: DueViewModel;
  readonly services: ServicesCardViewModel;
  readonly offer: OfferTeaserViewModel;
  readonly onboarding: OnboardingViewModel;
  readonly messages: MessagesCardViewModel;
  /** Whether there is anything for the wide column; without it the others share the width. */
  readonly hasMainColumn: boolean;
}

/** What the customer sees first. */
export const HomeView = observer(function HomeView({ model }: { readonly model: HomeViewModel }) {
  return (
    <div className="page stack">
      <h1 className="visually-hidden" tabIndex={-1}>{t("title")}</h1>
      <BannersView model={model.banners} />
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
    </div>
  );
});
