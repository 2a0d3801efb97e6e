import { reaction } from "mobx";
import { observer } from "#ui/shared/observer.ts";
import { useCallback, useEffect, useState } from "react";
import type { StepInHistory } from "#ui/shared/use-step-in-history.ts";
import type { OfferDependencies } from "./offer-dependencies.ts";
import { OfferViewModel } from "./offer.view-model.ts";
import { OfferView, type OfferViewProps } from "./offer.view.tsx";

export interface OfferScreenProps extends StepInHistory {
  readonly dependencies: OfferDependencies;
  /** Offer in the address. */
  readonly chosen: string | undefined;
  /** Called with the shown offer, for the address. */
  readonly onChosen: (offerId: string) => void;
  /** Called when an offer has just been accepted or declined; the orders list it from then on. */
  readonly onSettled: () => void;
  readonly contact: OfferViewProps["contact"];
}

/** `/service/yourOffer` with its view model. */
export const OfferScreen = observer(function OfferScreen({
  dependencies,
  chosen,
  onChosen,
  onSettled,
  contact,
  isReviewed,
  onReviewed,
}: OfferScreenProps) {
  const [model] = useState(() => new OfferViewModel(dependencies, chosen));
  useEffect(() => {
    model.start();
    return () => model.stop();
  }, [model]);
  useEffect(
    () =>
      reaction(
        () => model.hasJustEnded,
        (has) => {
          if (has) onSettled();
        },
      ),
    [model, onSettled],
  );
  const choose = useCallback(
    (offerId: string) => {
      model.choose(offerId);
      onChosen(offerId);
      window.scrollTo({ top: 0 });
      document.querySelector("h1")?.focus();
    },
    [model, onChosen],
  );
  const reread = useCallback(
    () =>
      void model.reread().then(() => {
        if (model.rereading === undefined) document.querySelector("h1")?.focus();
      }),
    [model],
  );
  const { canReview } = model;
  useEffect(() => {
    if (canReview || !isReviewed) model.review(isReviewed);
  }, [model, isReviewed, canReview]);
  const review = useCallback(
    (isOpen: boolean) => {
      model.review(isOpen);
      if (isOpen !== isReviewed) onReviewed(isOpen);
    },
    [model, isReviewed, onReviewed],
  );
  return <OfferView model={model} onChoose={choose} onReread={reread} onReview={review} contact={contact} />;
});
