import "./offer.css";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { OtherOffers, ResumeCard } from "./other-offers.view.tsx";
import type { OfferPage } from "./offer-page.ts";
import { t } from "./offer.texts.ts";
import { OutcomeView } from "./outcome.view.tsx";
import type { ReviewContact } from "./review.view.tsx";
import type { OfferViewState } from "./offer.view-state.ts";
import { NoOffers } from "./no-offers.view.tsx";
import { OfferStatusLine } from "./offer-status-line.view.tsx";
import { OpenOffer } from "./open-offer.view.tsx";

export interface OfferViewProps {
  readonly model: OfferViewState;
  /** Shows another offer. */
  readonly onChoose: (offerId: string) => void;
  /** Reloads the offer. */
  readonly onReread: () => void;
  /** Opens the summary before the order, or leads back from it. */
  readonly onReview: (isOpen: boolean) => void;
  /** Contact data of the customer, once loaded. */
  readonly contact?: ReviewContact | undefined;
}

/** Offers of the customer (OFFER-04 to OFFER-06). */
export const OfferView = observer(function OfferView({ model, contact, ...actions }: OfferViewProps) {
  const { page } = model;
  switch (page.kind) {
    case "loading":
      return (
        <Framed title={t("title")}>
          <OfferSkeleton onRetry={page.retry} />
        </Framed>
      );
    case "failed":
      return (
        <Framed title={t("title")}>
          <Card>
            <FailedSection title={t("failed")} level={2} busy={page.retrying} cause={page.cause} onRetry={page.retry} />
          </Card>
        </Framed>
      );
    case "unknown":
      return (
        <Framed title={t("title")}>
          <ListContent
            incomplete={model.incomplete}
            isEmpty
            empty={
              <Card>
                <EmptyState
                  title={t("unknown.title")}
                  level={2}
                  action={<LinkButton href={pathTo("index")}>{t("home")}</LinkButton>}
                >
                  {t("unknown.text")}
                </EmptyState>
              </Card>
            }
          />
          <OtherOffersSection model={model} current={undefined} onChoose={actions.onChoose} />
        </Framed>
      );
    case "none":
      return (
        <Framed title={t("title")}>
          <ListContent incomplete={model.incomplete} isEmpty empty={<NoOffers missed={page.missed} />} />
          <OtherOffersSection model={model} current={undefined} onChoose={actions.onChoose} />
        </Framed>
      );
    case "open":
    case "settled":
      return <OneOffer model={model} page={page} contact={contact} {...actions} />;
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

const OneOffer = observer(function OneOffer({ model, page, onChoose, onReread, onReview, contact }: OneOfferProps) {
  const { offer } = page;
  const next = model.waiting.find(({ offerId }) => offerId !== offer.offerId);
  const onNext = next === undefined ? undefined : () => onChoose(next.offerId);
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1} lang="pl">
            {providerText(offer.title)}
          </h1>
          <OfferStatusLine offer={offer} label={page.kind === "open" ? "waiting" : page.label} today={model.today} />
          <OfferAddress address={model.address} />
        </div>
      </header>
      <div className="stack">
        <IncompleteNotice data={model.incomplete} />
        {page.kind === "open" ? (
          <OpenOffer
            model={model}
            page={page}
            onNext={onNext}
            onReread={onReread}
            onReview={onReview}
            contact={contact}
          />
        ) : (
          <OutcomeView
            offer={offer}
            label={page.label}
            wasJustAnswered={page.wasJustAnswered}
            focused={page.focused}
            today={model.today}
            ending={model.comparison?.ending.replaced}
            appointments={model.comparison?.appointments}
            address={model.address}
            end={model.end}
            documents={model.documents}
            onNext={onNext}
          />
        )}
        <OtherOffersSection model={model} current={offer.offerId} onChoose={onChoose} />
      </div>
    </div>
  );
});

/** Address of the services of the offer: a customer may have several (OFFER-92). */
function OfferAddress({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null;
  return (
    <p>
      {t("fact.address")}: {providerText(address)}
    </p>
  );
}

/** Other open offers, reopenable ones and problems, below the shown offer. */
const OtherOffersSection = observer(function OtherOffersSection({
  model,
  current,
  onChoose,
}: Pick<OfferViewProps, "model" | "onChoose"> & { readonly current: string | undefined }) {
  const others = model.waiting.filter(({ offerId }) => offerId !== current);
  return (
    <>
      {others.length > 0 && <OtherOffers offers={others} onChoose={onChoose} />}
      {model.resumable.offers.length > 0 && (
        <ResumeCard resumable={model.resumable} today={model.today} model={model.resume} />
      )}
      {model.extrasFailure !== undefined && (
        <Card>
          <FailedSection
            title={t("parts.failed")}
            level={2}
            busy={false}
            cause={model.extrasFailure.cause}
            onRetry={() => model.retryExtras()}
          />
        </Card>
      )}
    </>
  );
});

function OfferSkeleton({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <LoadingSection onRetry={onRetry} label={t("loading")} className="main-aside">
      <Card>
        <SkeletonRows rows={7} />
      </Card>
      <Card>
        <SkeletonLines widths={["50%", "100%", "100%", "60%"]} />
      </Card>
    </LoadingSection>
  );
}
