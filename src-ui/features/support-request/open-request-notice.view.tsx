import { openRequestsOfForm } from "#domain/support/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { observer } from "#ui/shared/observer.ts";
import type { RequestFormViewModel } from "./request-form.view-model.ts";
import { supportHref } from "./support-address.ts";
import { t } from "./support.texts.ts";
import type { SupportViewModel } from "./support.view-model.ts";

interface OpenRequestNoticeProps {
  readonly model: Pick<SupportViewModel, "requests" | "today">;
  readonly filled: Pick<RequestFormViewModel, "form" | "shown" | "valueOf">;
}

/**
 * Says above the fields that a request of the same form is open for the chosen service, with the way to it (REQ-42).
 * Nothing while the requests are unknown; the new one can be sent nevertheless.
 */
export const OpenRequestNotice = observer(function OpenRequestNotice({ model, filled }: OpenRequestNoticeProps) {
  const { section } = model.requests;
  const field = filled.shown.find(({ offers }) => offers === "service");
  if (field === undefined || section.status !== "ready") return null;
  const { formId, kind } = filled.form;
  const about = { formId, productId: filled.valueOf(field.name) };
  const [newest] = openRequestsOfForm(section.value, about, model.today);
  if (newest === undefined) return null;
  const { number } = newest;
  const isComplaint = kind === "complaint";
  return (
    <div role="status">
      <Banner
        tone="info"
        live="none"
        title={t(isComplaint ? "sameOpen.complaint" : "sameOpen.request")}
        action={<Link href={supportHref({ kind: "request", number })}>{t("sent.show")}</Link>}
      >
        {t(isComplaint ? "sameOpen.complaintText" : "sameOpen.requestText", { number })}
      </Banner>
    </div>
  );
});
