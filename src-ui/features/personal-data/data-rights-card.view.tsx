import { pathTo } from "#domain/navigation/paths.ts";
import { PERSONAL_DATA_FORM_ID } from "#domain/support/personal-data-request.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { RequestOrContact } from "#ui/shared/contact-ways/request-or-contact.tsx";
import { t } from "./personal-data.texts.ts";

/** Way to a request about personal data: correct, erase, restrict, object or port (REQ-22, REQ-27). */
export function DataRightsCard() {
  return (
    <Card title={t("rights")} bareTitle>
      <div className="stack below-title">
        <p className="muted">{t("rights.text")}</p>
        <RequestOrContact>
          <div>
            <LinkButton href={`${pathTo("supportRequest")}?form=${PERSONAL_DATA_FORM_ID}`}>
              {t("rights.open")}
            </LinkButton>
          </div>
        </RequestOrContact>
      </div>
    </Card>
  );
}
