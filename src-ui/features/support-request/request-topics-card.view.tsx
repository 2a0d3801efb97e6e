import { observer } from "#ui/shared/observer.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { supportHref, type RequestOrigin } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { CALL_ICON, formIcon } from "./request-icon.ts";
import { SupportSection } from "./support-section.view.tsx";

/** Forms of a new request, and the call-back. */
export const RequestTopicsCard = observer(function RequestTopicsCard({
  model,
  title,
  about,
  section = model.forms.section,
}: {
  readonly model: SupportViewModel;
  readonly title: string;
  /** Message or outage that the request is about. */
  readonly about?: RequestOrigin | undefined;
  /** Forms of the topics; those of the model by default. */
  readonly section?: SupportViewModel["forms"]["section"];
}) {
  return (
    <SupportSection section={section} title={t("failed.forms")}>
      {(forms) => (
        <Card title={title}>
          <Rows>
            {forms.map((form) => (
              <RowLink
                key={form.formId}
                href={supportHref({ kind: "form", formId: form.formId, about })}
                icon={formIcon(form)}
                title={<span lang="pl">{providerText(form.title)}</span>}
                meta={form.description && <span lang="pl">{providerText(form.description)}</span>}
              />
            ))}
            <IfAvailable feature="callBack">
              <RowLink
                href={supportHref({ kind: "call" })}
                icon={CALL_ICON}
                title={t("call.topic")}
                meta={t("call.topicNote")}
              />
            </IfAvailable>
          </Rows>
        </Card>
      )}
    </SupportSection>
  );
});
