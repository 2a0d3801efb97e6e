import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "#ui/shared/observer.ts";
import { Fragment, use } from "react";
import type { Blockade, RodoRestrictions } from "#domain/account/index.ts";
import type { OutageNotice } from "#domain/messages/outage-notice.ts";
import type { ArrearsPayment } from "#domain/finance/arrears-payment.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { arrearsPayLabel } from "#ui/shared/arrears-pay-label.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { BlockadeBanner } from "#ui/shared/blockade-banner.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { OutageBanner } from "#ui/shared/outage-banner.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";
import { PAY_OVERDUE } from "#ui/shared/page-hrefs.ts";

/** Banner of the start page. */
export type HomeBanner =
  | {
      readonly kind: "blockade";
      readonly key: string;
      readonly blockade: Blockade;
      /** False: the contracts have ended, so that a payment restores no service. */
      readonly restoresServices: boolean;
      /** Overdue sum whose payment ends the blockade; `undefined` if it is unknown or not paid in the portal. */
      readonly arrears: Grosze | undefined;
      /** Payment of the arrears; `undefined` without one, or if it is unknown (PROD-14). */
      readonly payment: ArrearsPayment | undefined;
      /** True while a payment of an overdue entry is pending: `arrears` need not be all (FIN-37). */
      readonly hasPendingArrears: boolean;
    }
  | {
      readonly kind: "outage";
      readonly key: string;
      readonly outage: OutageNotice;
      /** True when the customer may open the page of messages. */ readonly hasPage: boolean;
    }
  | {
      readonly kind: "rodo";
      readonly key: string;
      readonly restricted: readonly (keyof RodoRestrictions)[];
      readonly areMessagesOff: boolean;
    };

/** Phone number of customer service. */
export interface HomeHelpLine {
  /** Formatted for display. */
  readonly number: string;
  readonly dial: string;
}

export interface BannersViewState {
  readonly shown: readonly HomeBanner[];
  /** Number of banners beyond those that are always shown. */
  readonly hiddenCount: number;
  readonly expanded: boolean;
  readonly helpLine: HomeHelpLine | undefined;
  toggle(): void;
}

/** Blockade, outages and RODO restrictions: two banners, the rest on request. */
export const BannersView = observer(function BannersView({ model }: { readonly model: BannersViewState }) {
  if (model.shown.length === 0) return null;
  return (
    <section className="stack" style={TIGHT_STACK} aria-label={t("banners.label")}>
      {model.shown.map((banner) => (
        <HomeBannerItem key={banner.key} banner={banner} helpLine={model.helpLine} />
      ))}
      {model.hiddenCount > 0 && (
        <p>
          <Button
            variant="quiet"
            size="s"
            flush
            aria-expanded={model.expanded}
            onClick={() => model.toggle()}
            {...trackedAs("banners-more")}
          >
            {model.expanded ? t("banners.less") : t("banners.more", { count: model.hiddenCount })}
          </Button>
        </p>
      )}
    </section>
  );
});

const TIGHT_STACK = { "--stack": "var(--space-3)" };

function HomeBannerItem({
  banner,
  helpLine,
}: {
  readonly banner: HomeBanner;
  readonly helpLine: HomeHelpLine | undefined;
}) {
  const { ResumeArrears = Fragment, ArrearsRest = Fragment } = use(HomeSlotsContext);
  switch (banner.kind) {
    case "blockade": {
      const { blockade, restoresServices, payment, hasPendingArrears } = banner;
      const link = <BlockadeLink arrears={banner.arrears} hasPendingArrears={hasPendingArrears} />;
      const action = payment === "pending" ? <ResumeArrears>{link}</ResumeArrears> : link;
      return (
        <BlockadeBanner {...{ blockade, restoresServices, payment, action }}>
          {hasPendingArrears && (
            <>
              {" "}
              <ArrearsRest>{null}</ArrearsRest>
            </>
          )}
        </BlockadeBanner>
      );
    }
    case "outage":
      return <OutageBanner outage={banner.outage} hasPage={banner.hasPage} />;
    case "rodo": {
      const restricted = banner.restricted.map((data) => t(`rodo_${data}`));
      const [last = "", first] = [restricted.at(-1), restricted.slice(0, -1).join(", ")];
      const what = first === "" ? last : t("rodo.and", { first, last });
      const call = helpLine === undefined ? undefined : <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>;
      return (
        <Banner tone="info" title={t("rodo.title", { what })} action={call}>
          {banner.areMessagesOff && t("rodo.noMessages")} {t("rodo.change")}
        </Banner>
      );
    }
  }
}

type BlockadeLinkProps = Pick<Extract<HomeBanner, { kind: "blockade" }>, "arrears" | "hasPendingArrears">;

/** Payment that ends the blockade (HOME-01). Without one, the invoices. */
function BlockadeLink({ arrears, hasPendingArrears }: BlockadeLinkProps) {
  const isPayable = !use(UnavailableFeaturesContext).has("payments");
  return arrears !== undefined && isPayable ? (
    <Link href={PAY_OVERDUE}>{arrearsPayLabel(arrears, hasPendingArrears)}</Link>
  ) : (
    <Link href={pathTo("invoice")}>{t("blockade.invoices")}</Link>
  );
}
