import "./offer.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferComparison } from "#domain/offers/comparison.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { daysBetween, formatPolishDate, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { Blank } from "#ui/design-system/blank.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { CompareCard, TimelineCard } from "./compare-card.view.tsx";
import { ConsentCard, type OnePressViewModel } from "./consent-card.view.tsx";
import { DecideCard } from "./decide-card.view.tsx";
import { ContactDialog, DeclineDialog } from "./decision-dialogs.view.tsx";
import { FeesCard } from "./fees-card.view.tsx";
import { OfferBadge } from "./offer-badge.view.tsx";
import { OtherOffers, ResumeCard } from "./other-offers.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import { t } from "./offer.texts.ts";
import { OutcomeView, RefusedView } from "./outcome.view.tsx";
import { PaperRows, type PapersViewModel } from "./papers.view.tsx";
import { ReviewView, type ReviewContact } from "./review.view.tsx";

export interface OfferViewModel {
  readonly today: WarsawDate;
  readonly page: OfferPage;
  readonly waiting: readonly OfferDetails[];
  readonly resumable: readonly OfferDetails[];
  readonly comparison: OfferComparison | undefined;
  readonly canAccept: boolean;
  readonly rereading: "busy" | "failed" | undefined;
  readonly partsFailed: boolean;
  readonly papers: PapersViewModel;
  readonly consent: OnePressViewModel;
  readonly resume: OnePressViewModel;
  retryParts(): void;
}

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
          <Standing offer={offer} label={page.kind === "open" ? "waiting" : page.label} today={model.today} />
        </div>
      </header>
      <div className="stack">
        {page.kind === "open" ? (
          <Open model={model} page={page} onNext={onNext} onAgain={onAgain} contact={contact} />
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

function Standing({
  offer: { processNumber, offerExpirationDate, kind },
  label,
  today,
}: {
  readonly offer: OfferDetails;
  readonly label: Parameters<typeof OfferBadge>[0]["label"];
  readonly today: WarsawDate;
}) {
  return (
    <p className="cluster">
      <OfferBadge label={label} />
      {kind !== "sale" && <span>{t(`kind_${kind}`)}</span>}
      <span>
        {processNumber !== undefined && t("number", { number: processNumber })}
        {label === "waiting" && offerExpirationDate !== undefined && (
          <>
            {processNumber !== undefined && ", "}
            {t("validUntil")}{" "}
            <strong>
              <Day date={offerExpirationDate} />
            </strong>
            , {daysLeft(offerExpirationDate, today)}
          </>
        )}
      </span>
    </p>
  );
}

function daysLeft(until: WarsawDate, today: WarsawDate): string {
  const days = daysBetween(today, until);
  return days <= 0 ? t("lastDay") : t("daysLeft", { count: days });
}

interface OpenProps {
  readonly model: OfferViewModel;
  readonly page: Extract<OfferPage, { readonly kind: "open" }>;
  readonly onNext: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly contact: ReviewContact | undefined;
}

const Open = observer(function Open({ model, page: { offer, decision }, onNext, onAgain, contact }: OpenProps) {
  const { end, step } = decision.state;
  const { comparison, canAccept, papers, rereading } = model;
  if (end?.kind === "refused")
    return <RefusedView code={end.code} rereading={rereading} onAgain={onAgain} onNext={onNext} />;
  if (offer.consentNeeded) return <ConsentCard model={model.consent} offerId={offer.offerId} />;
  if (step === "review" && canAccept)
    return <ReviewView offer={offer} comparison={comparison} model={decision} papers={papers} contact={contact} />;
  return (
    <div className="main-aside">
      <div className="stack">
        {comparison !== undefined && (
          <>
            <CompareCard comparison={comparison} />
            <TimelineCard comparison={comparison} />
          </>
        )}
      </div>
      <DecideCard
        offer={offer}
        canAccept={canAccept}
        onOpen={(opened) => void decision.dispatch({ kind: "open", step: opened })}
      />
      <div className="stack">
        <FeesCard offer={offer} />
        {offer.documents.length > 0 && (
          <Card title={t("papers.title")} bareTitle>
            <PaperRows papers={offer.documents} model={papers} />
          </Card>
        )}
        {offer.consentUntil !== undefined && (
          <p className="muted small">
            {t("consent.until")} <Day date={offer.consentUntil} />
          </p>
        )}
      </div>
      {step === "decline" && <DeclineDialog model={decision} />}
      {step === "contact" && <ContactDialog model={decision} />}
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
