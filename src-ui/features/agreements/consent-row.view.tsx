import "./agreements.css";
import "#ui/design-system/forms/field.css";
import { ChevronDown } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { Agreement } from "#domain/consents/index.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import type { AgreementRow, ContactNeed } from "./agreement-rows.ts";
import { t } from "./agreements.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Phone number of the customer service. */
export interface AgreementsHelpLine {
  readonly number: string;
  readonly dial: string;
}

export interface ConsentRowProps {
  readonly row: AgreementRow;
  readonly busy: boolean;
  readonly helpLine: AgreementsHelpLine | undefined;
  readonly onToggle: (isGiven: boolean) => void;
  readonly onContact: (need: ContactNeed) => void;
}

/** Returns the id of the consent's switch, the target of links in the error summary. */
export function switchId(consentId: string): string {
  return `consent-${consentId}`;
}

/** One consent: its switch, explanation, last change and missing contact data (CONSENT-01, CONSENT-02). */
export const ConsentRow = observer(function ConsentRow({ row, busy, helpLine, onToggle, onContact }: ConsentRowProps) {
  const { consent, isGiven, need, canAddContact } = row;
  const name = providerText(consent.consentName);
  return (
    <li className="consent">
      <Switch
        saves={false}
        id={switchId(consent.consentId)}
        label={<PolishText>{consent.consentName}</PolishText>}
        note={<Note row={row} />}
        checked={isGiven}
        onLabel={t("on")}
        offLabel={t("off")}
        busy={busy}
        unavailable={
          need === undefined || canAddContact || isGiven ? undefined : (
            <>
              {t(`need.${need}`)} <ContactByPhone helpLine={helpLine} />
            </>
          )
        }
        onValue={onToggle}
      />
      {consent.meaning !== undefined && (
        <details className="consent__meaning">
          <summary aria-label={`${t("meaning")}: ${name}`}>
            {t("meaning")}
            <Icon of={ChevronDown} size="s" />
          </summary>
          <p lang="pl">{providerText(consent.meaning)}</p>
        </details>
      )}
      {need !== undefined && !canAddContact && isGiven && (
        <Banner tone="notice" live="none" title={t(`need.${need}`)}>
          <ContactByPhone helpLine={helpLine} />
        </Banner>
      )}
      {need !== undefined && canAddContact && (
        <Banner
          tone={isGiven ? "notice" : "info"}
          live="none"
          title={t(`need.${need}`)}
          action={
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => onContact(need)}
              {...trackedAs("consent-contact")}
            >
              {t(`add.${need}`)}
              <VisuallyHidden>{t("addFor", { name })}</VisuallyHidden>
            </Button>
          }
        />
      )}
    </li>
  );
});

/** Advice where the portal may not add contact data: hidden, restricted or locked ones (CONSENT-06). */
function ContactByPhone({ helpLine }: { readonly helpLine: AgreementsHelpLine | undefined }) {
  if (helpLine === undefined) return t("need.call");
  return (
    <>
      {t("need.callAt")}{" "}
      <a className="nowrap" href={`tel:${helpLine.dial}`}>
        {helpLine.number}
      </a>
    </>
  );
}

function Note({ row: { consent, isChanged, isDemanded } }: { readonly row: AgreementRow }) {
  return (
    <>
      {isDemanded && <span className="field__error">{t("demanded")}</span>}
      {consent.descriptionTitle !== undefined && <span lang="pl">{providerText(consent.descriptionTitle)}</span>}
      {consent.required && <span>{t("required")}</span>}
      {isChanged ? <span className="consent__changed">{t("changed")}</span> : <LastChange consent={consent} />}
    </>
  );
}

/** Date and channel of the last saved change. */
function LastChange({ consent: { currentValue, lastChange } }: { readonly consent: Agreement }) {
  if (lastChange === undefined) return null;
  const params = { when: formatDateTime(lastChange.at), how: t(`how.${lastChange.channel}`) };
  return <span>{currentValue ? t("history.given", params) : t("history.withdrawn", params)}</span>;
}
