import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferDetails } from "#domain/offers/offer-details.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./offer.texts.ts";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Page without an open offer; names one that has expired unanswered. */
export function NoOffers({ missed }: { readonly missed: OfferDetails | undefined }) {
  const text =
    missed?.offerExpirationDate === undefined ? (
      t("none.text")
    ) : (
      <TextWithPolish
        t={t}
        of="none.over"
        params={{ day: formatDate(missed.offerExpirationDate) }}
        parts={{ title: missed.title }}
      />
    );
  return (
    <Card>
      <EmptyState
        title={t("none.title")}
        level={2}
        action={<LinkButton href={pathTo("index")}>{t("home")}</LinkButton>}
      >
        {text}
      </EmptyState>
    </Card>
  );
}
