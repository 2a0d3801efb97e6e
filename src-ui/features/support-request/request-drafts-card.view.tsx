import { observer } from "mobx-react-lite";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { supportHref } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { requestIcon } from "./request-icon.ts";

/** Unsent forms; each row opens its form. */
export const RequestDraftsCard = observer(function RequestDraftsCard({ model }: { readonly model: SupportViewModel }) {
  const { requestDrafts } = model;
  if (requestDrafts.length === 0) return null;
  return (
    <Card title={t("drafts.title")}>
      <Rows>
        {requestDrafts.map(({ form, state }) => (
          <RowLink
            key={form?.formId ?? "call"}
            href={supportHref(form === undefined ? { kind: "call" } : { kind: "form", formId: form.formId })}
            icon={requestIcon(form?.kind ?? "call")}
            title={form === undefined ? t("call.topic") : providerText(form.title)}
            meta={t(`drafts.${state}`)}
          />
        ))}
      </Rows>
    </Card>
  );
});
