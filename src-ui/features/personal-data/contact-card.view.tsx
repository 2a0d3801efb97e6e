import { Pencil } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { AccountContact } from "#domain/account/personal-data.ts";
import type { ContactProposal } from "#domain/contact/contact-field.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { IncompleteNotice } from "#ui/shared/incomplete-notice.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { ContactCardData, ContactLine } from "./personal-data.view-model.ts";
import { t } from "./personal-data.texts.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

interface ContactCardProps {
  readonly section: AsyncSection<ContactCardData>;
  /** Opens the form of contact data; `proposal`: a value of the contract to confirm. */
  readonly onChange: (proposal?: ContactProposal) => void;
}

/** Contact data of the customer, with a button to change them (ACC-01, ACC-10). */
export const ContactCard = observer(function ContactCard({ section, onChange }: ContactCardProps) {
  const canChange = section.status === "ready" && section.value.isVisible && section.value.isEditable;
  return (
    <Card
      title={t("contact")}
      action={
        canChange && (
          <Button
            size="s"
            icon={Pencil}
            aria-haspopup="dialog"
            onClick={() => onChange()}
            {...trackedAs("contact-change")}
          >
            {t("contact.change")}
            <VisuallyHidden>{t("contact.changeOf")}</VisuallyHidden>
          </Button>
        )
      }
    >
      <Content section={section} onChange={onChange} />
    </Card>
  );
});

const Content = observer(function Content({ section, onChange }: ContactCardProps) {
  switch (section.status) {
    case "loading":
      return (
        <LoadingSection onRetry={section.retry} label={t("contact.loading")}>
          <SkeletonRows rows={4} />
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("contact.failed")}
          busy={section.retrying}
          cause={section.cause}
          onRetry={section.retry}
        />
      );
    case "ready": {
      const { isVisible, isEditable, lines, account, place } = section.value;
      if (!isVisible)
        return (
          <Banner tone="info" live="none" title={t("contact.invisible")}>
            {t("contact.invisibleText")}
          </Banner>
        );
      return (
        <>
          <IncompleteNotice data={section.incomplete} />
          {!isEditable && (
            <Banner tone="info" live="none" title={t("contact.locked")}>
              {t("contact.lockedText")}
            </Banner>
          )}
          <Facts>
            {lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                canAdd={isEditable}
                isComplete={section.incomplete === undefined}
                onChange={onChange}
              />
            ))}
            {account.map(({ kind, value, isAsMain }) => (
              <Fact key={kind} label={t(`account.${kind}`)} note={isAsMain ? undefined : t("account.note")}>
                {isAsMain ? (
                  <span className="muted">{t("contact.asMain")}</span>
                ) : (
                  breakableEmails(readable(kind, value))
                )}
              </Fact>
            ))}
            {place !== undefined && <Fact label={t("contact.place")}>{providerText(place)}</Fact>}
          </Facts>
        </>
      );
    }
  }
});

function readable(kind: AccountContact["kind"], value: string): string {
  return kind === "phone" || kind === "mobilePhone" ? phoneText(value) : value;
}

/** A line without a value is rendered only if the customer can add one. */
function Line({
  line: { label, value, isPhone, isBarred, isAsMain = false, fromContract },
  canAdd,
  isComplete,
  onChange,
}: {
  readonly line: ContactLine;
  readonly canAdd: boolean;
  readonly isComplete: boolean;
  readonly onChange: ContactCardProps["onChange"];
}) {
  // The value may be among those that could not be read.
  if (value === undefined && !isComplete) return null;
  if (value !== undefined) return <Fact label={t(label)}>{isPhone ? phoneText(value) : breakableEmails(value)}</Fact>;
  if (fromContract !== undefined && !isBarred)
    return (
      <Fact
        label={t(label)}
        note={canAdd ? t(`fromContract.${isPhone ? "phone" : "email"}`) : undefined}
        action={
          canAdd && (
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => onChange({ [fromContract.field]: fromContract.value })}
              aria-label={`${t("contact.confirm")}: ${t(label)}`}
              {...trackedAs("contact-add")}
            >
              {t("contact.confirm")}
            </Button>
          )
        }
      >
        {isPhone ? phoneText(fromContract.value) : fromContract.value}
      </Fact>
    );
  const add = (
    <Button
      variant="quiet"
      size="s"
      aria-haspopup="dialog"
      aria-label={`${t("contact.add")}: ${t(label)}`}
      onClick={() => onChange()}
      {...trackedAs("contact-add")}
    >
      {t("contact.add")}
    </Button>
  );
  return (
    <Fact
      label={t(label)}
      note={isBarred ? t("documentSendEmail.restricted") : undefined}
      action={canAdd && !isBarred ? add : undefined}
    >
      <span className="muted">
        {isBarred ? t("contact.hidden") : isAsMain ? t("contact.asMain") : t("contact.none")}
      </span>
    </Fact>
  );
}
