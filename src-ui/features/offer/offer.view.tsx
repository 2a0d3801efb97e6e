import "./offer.css";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { formatPolishDate } from "#domain/shared-kernel/index.ts";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { OtherOffers, ResumeCard } from "./other-offers.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import { t } from "./offer.texts.ts";
import { OutcomeView } from "./outcome.view.tsx";
import type { ReviewContact } from "./review.view.tsx";
import type { OfferViewModel } from "./offer.view-model.ts";
import { OfferStanding } from "./offer-standing.view.tsx";
import { OpenOffer } from "./open-offer.view.tsx";

export interface OfferViewProps {
  readonly model: OfferViewModel;
  /** Another offer is looked at. */
  readonly onChoose: (offerId: string) => void;
  /** The offer is to be read anew. */
  readonly onAgain: () => void;
  /** How the customer is reached, once it is known. */
  readonly contact?: ReviewContact | undefined;
}

/** Offers of the customer (OFFER-04 to OFFER-06). */
export const OfferView = observer(function OfferView({ model, onChoose, onAgain, contact }: OfferViewProps) {
  const { page } = model;
  switch (page.kind) {
    case "loading":
      return (
        <Framed title={t("title")}>
          <OnItsWay />
        </Framed>
      );
    case "failed":
      return (
        <Framed title={t("title")}>
          <Card>
            <FailedPart title={t("failed")} level={2} busy={page.retrying} onRetry={page.retry} />
          </Card>
        </Framed>
      );
    case "unknown":
      return (
        <Framed title={t("title")}>
          <Card>
            <Blank
              title={t("unknown.title")}
              level={2}
              action={<LinkButton href={pathTo("index")}>{t("home")}</LinkButton>}
            >
              {t("unknown.text")}
            </Blank>
          </Card>
          <Beside model={model} current={undefined} onChoose={onChoose} />
        </Framed>
      );
    case "none":
      return (
        <Framed title={t("title")}>
          <Nothing over={page.over} />
          <Beside model={model} current={undefined} onChoose={onChoose} />
        </Framed>
      );
    case "open":
    case "settled":
      return <OneOffer model={model} page={page} onChoose={onChoose} onAgain={onAgain} contact={contact} />;
  }
});

function Framed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
      </header>
      <div className="stack">{children}</div>
    </div>
  );
}

interface OneOfferProps extends OfferViewProps {
  readonly page: Extract<OfferPage, { readonly kind: "open" | "settled" }>;
}

const OneOffer = observer(function OneOffer({ model, page, onChoose, onAgain, contact }: OneOfferProps) {
  const { offer } = page;
  const next = model.waiting.find(({ offerId }) => offerId !== offer.offerId);
  const onNext = next === undefined ? undefined : () => onChoose(next.offerId);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{providerText(offer.title)}</h1>
          <OfferStanding offer={offer} label={page.kind === "open" ? "waiting" : page.label} today={model.today} />
        </div>
      </header>
      <div className="stack">
        {page.kind === "open" ? (
          <OpenOffer model={model} page={page} onNext={onNext} onAgain={onAgain} contact={contact} />
        ) : (
          <OutcomeView
            offer={offer}
            label={page.label}
            justNow={page.justNow}
            focused={page.focused}
            papers={model.papers}
            onNext={onNext}
          />
        )}
        <Beside model={model} current={offer.offerId} onChoose={onChoose} />
      </div>
    </div>
  );
});

/** What stands beside the offer that is looked at. */
const Beside = observer(function Beside({
  model,
  current,
  onChoose,
}: Pick<OfferViewProps, "model" | "onChoose"> & { readonly current: string | undefined }) {
  const others = model.waiting.filter(({ offerId }) => offerId !== current);
  return (
    <>
      {others.length > 0 && <OtherOffers offers={others} onChoose={onChoose} />}
      {model.resumable.length > 0 && <ResumeCard offers={model.resumable} model={model.resume} />}
      {model.partsFailed && (
        <Card>
          <FailedPart title={t("parts.failed")} level={2} busy={false} onRetry={() => model.retryParts()} />
        </Card>
      )}
    </>
  );
});

function Nothing({ over }: { readonly over: OfferDetails | undefined }) {
  const text =
    over?.offerExpirationDate === undefined
      ? t("none.text")
      : t("none.over", { title: over.title, day: formatPolishDate(over.offerExpirationDate) });
  return (
    <Card>
      <Blank title={t("none.title")} level={2} action={<LinkButton href={pathTo("index")}>{t("home")}</LinkButton>}>
        {text}
      </Blank>
    </Card>
  );
}

function OnItsWay() {
  return (
    <Loading label={t("loading")} className="main-aside">
      <Card>
        <SkeletonRows rows={7} />
      </Card>
      <Card>
        <SkeletonLines widths={["50%", "100%", "100%", "60%"]} />
      </Card>
    </Loading>
  );
}
