import { pathTo } from "#domain/navigation/paths.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { OtherAccount } from "#ui/shared/other-account/other-account.tsx";
import { t } from "./invoice.texts.ts";

/** Shown when the address names no document of the account. */
export function UnknownInvoice() {
  return (
    <Card>
      <EmptyState
        title={t("unknown.lead")}
        level={2}
        action={
          <>
            <LinkButton variant="primary" href={pathTo("invoice")}>
              {t("back")}
            </LinkButton>
            <OtherAccount isNamed />
          </>
        }
      >
        {t("unknown.text")}
      </EmptyState>
    </Card>
  );
}
