import type {} from "#ui/design-system/custom-properties.ts";
import { observer } from "mobx-react-lite";
import type { Blockade, RodoRestrictions } from "#domain/account/index.ts";
import type { Outage } from "#domain/messages/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { formatPolishDate, formatPolishTime, type Instant, warsawDateAt } from "#domain/shared-kernel/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { BlockadeBanner } from "#ui/presentation/blockade-banner.tsx";
import { providerText } from "#ui/i18n/provider-text.ts";
import { t } from "./home.texts.ts";

/** Something that the customer should know before anything else. */
export type HomeBanner =
  | { readonly kind: "blockade"; readonly key: string; readonly blockade: Blockade }
  | { readonly kind: "outage"; readonly key: string; readonly outage: OutageNews }
  | { readonly kind: "rodo"; readonly key: string; readonly restricted: readonly (keyof RodoRestrictions)[]; readonly messagesOff: boolean };

/** An outage as the start page tells it. */
export interface OutageNews extends Pick<Outage, "title" | "body"> {
  /** When the work should be over; `undefined` when nobody says, or when that day has passed. */
  readonly end: { readonly at: Instant; readonly today: boolean } | undefined;
  /** Whether the customer has a page of messages to read more on. */
  readonly hasPage: boolean;
}

/** Somebody to call. */
export interface HomeHelpLine {
  /** As it is read. */
  readonly number: string;
  readonly dial: string;
}

export interface BannersViewModel {
  readonly shown: readonly HomeBanner[];
  /** How many there are beyond those that always show. */
  readonly beyond: number;
  readonly expanded: boolean;
  readonly helpLine: HomeHelpLine | undefined;
  toggle(): void;
}

/** Blockade, outage, RODO: at most two, until the customer asks for the rest. */
export const BannersView = observer(function BannersView({ model }: { readonly model: BannersViewModel }) {
  if (model.shown.length === 0) return null;
  return (
    <section className="stack" style={CLOSE} aria-label={t("banners.label")}>
      {model.shown.map((banner) => <OneBanner key={banner.key} banner={banner} helpLine={model.helpLine} />)}
      {model.beyond > 0 && (
        <p>
          <Button variant="quiet" size="s" flush aria-expanded={model.expanded} onClick={() => model.toggle()}>
            {model.expanded ? t("banners.less") : t("banners.more", { count: model.beyond })}
          </Button>
        </p>
      )}
    </section>
  );
});

const CLOSE = { "--stack": "var(--space-3)" };

function OneBanner({ banner, helpLine }: { readonly banner: HomeBanner; readonly helpLine: HomeHelpLine | undefined }) {
  switch (banner.kind) {
    case "blockade":
      return <BlockadeBanner blockade={banner.blockade} action={<Link href={pathTo("invoice")}>{t("blockade.invoices")}</Link>} />;
    case "outage":
      return <OutageBanner outage={banner.outage} />;
    case "rodo": {
      const what = banner.restricted.map((data) => t(`rodo_${data}`)).join(", ");
      const call = helpLine === undefined ? undefined : <Link href={`tel:${helpLine.dial}`}>{helpLine.number}</Link>;
      return (
        <Banner tone="info" title={t("rodo.title", { what })} action={call}>
          {banner.messagesOff && t("rodo.noMessages")} {t("rodo.change")}
        </Banner>
      );
    }
  }
}

function OutageBanner({ outage: { title, body, end, hasPage } }: { readonly outage: OutageNews }) {
  const details = hasPage ? <Link href={pathTo("messages")}>{t("outage.details")}</Link> : undefined;
  return (
    <Banner tone="notice" title={providerText(title)} action={details}>
      {providerText(body)} {end !== undefined && endText(end)}
    </Banner>
  );
}

function endText({ at, today }: NonNullable<OutageNews["end"]>): string {
  const time = formatPolishTime(at);
  return today ? t("outage.endToday", { time }) : t("outage.end", { date: formatPolishDate(warsawDateAt(at)), time });
}
