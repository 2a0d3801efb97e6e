import { Trash2 } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { RequestDraft } from "./request-draft.ts";
import { supportHref } from "./support-address.ts";
import type { SupportViewModel } from "./support.view-model.ts";
import { t } from "./support.texts.ts";
import { CALL_ICON, formIcon } from "./request-icon.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Unsent forms; each row opens its form, and a button throws it away (REQ-08). */
export const RequestDraftsCard = observer(function RequestDraftsCard({ model }: { readonly model: SupportViewModel }) {
  const { requestDrafts } = model;
  if (requestDrafts.length === 0) return null;
  return (
    <Card title={t("drafts.title")}>
      <Rows>
        {requestDrafts.map((draft) => (
          <DraftRow key={draft.form?.formId ?? "call"} draft={draft} onDiscard={() => model.discardDraft(draft)} />
        ))}
      </Rows>
    </Card>
  );
});

function DraftRow({
  draft: { form, state },
  onDiscard,
}: {
  readonly draft: RequestDraft;
  readonly onDiscard: () => void;
}) {
  const title = form === undefined ? t("call.topic") : providerText(form.title);
  return (
    <RowLink
      href={supportHref(form === undefined ? { kind: "call" } : { kind: "form", formId: form.formId })}
      icon={form === undefined ? CALL_ICON : formIcon(form)}
      title={form === undefined ? title : <PolishText>{form.title}</PolishText>}
      meta={t(`drafts.${state}`)}
      action={
        state === "sending" ? undefined : (
          <Button
            variant="quiet"
            size="s"
            icon={Trash2}
            aria-label={`${t("drafts.discard")}: ${title}`}
            onClick={onDiscard}
            {...trackedAs("support-draft-discard")}
          >
            {t("drafts.discard")}
          </Button>
        )
      }
    />
  );
}
