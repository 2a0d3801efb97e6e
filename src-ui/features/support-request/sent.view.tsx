import { CircleCheck } from "lucide-react";
import { formatPolishDate } from "#domain/shared-kernel/index.ts";
import type { ContactForm, RegisteredRequest } from "#domain/support/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Result } from "#ui/shared/result.tsx";
import { addressOf } from "./address.ts";
import { Arrived } from "./arrived.view.tsx";
import { t } from "./support.texts.ts";

/** A request is sent: its number, when the answer comes, and where it is found. */
export function Sent({
  form,
  result: { number, answerBy },
}: {
  readonly form: ContactForm;
  readonly result: RegisteredRequest;
}) {
  const isComplaint = form.kind === "complaint";
  return (
    <Card>
      <Arrived>
        <Result
          sign={CircleCheck}
          tone="good"
          title={isComplaint ? t("sent.complaint", { number }) : t("sent.title", { number })}
        >
          <p>{answerBy === undefined ? t("sent.soon") : t("sent.until", { day: formatPolishDate(answerBy) })}</p>
          {isComplaint && <p>{t("sent.law")}</p>}
        </Result>
        <div className="cluster">
          <LinkButton variant="primary" href={addressOf({ kind: "request", number })}>
            {t("sent.show")}
          </LinkButton>
          <LinkButton href={addressOf({ kind: "list" })}>{t("sent.list")}</LinkButton>
        </div>
      </Arrived>
    </Card>
  );
}
