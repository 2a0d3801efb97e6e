import type { StreamingService } from "#domain/direct-billing/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { FormattedDate } from "#ui/shared/formatted-date.tsx";
import { t } from "./direct-billing.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Terms of a service with the day of acceptance, and a button that opens them. */
export function StreamingTermsCard({
  service: { terms },
  onRead,
}: {
  readonly service: StreamingService;
  readonly onRead: () => void;
}) {
  if (terms === undefined) return null;
  return (
    <Card title={t("terms.title")} kind="stack" bareTitle>
      <p>
        <PolishText>{terms.title}</PolishText>,{" "}
        {terms.acceptedOn === undefined ? (
          t("terms.open")
        ) : (
          <>
            {t("terms.accepted")} <FormattedDate date={terms.acceptedOn} />
          </>
        )}
      </p>
      <div>
        <Button aria-haspopup="dialog" onClick={onRead}>
          {t("terms.read")}
        </Button>
      </div>
    </Card>
  );
}
