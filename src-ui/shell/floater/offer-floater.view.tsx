import { Tag } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { pathTo } from "#domain/navigation/paths.ts";
import type { OfferFloaterSettings } from "./offer-floater.policy.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

const t = texts(pl, "floater", plurals);

export interface OfferFloaterProps {
  readonly floater: OfferFloaterSettings;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** `ticked`: the customer wants to snooze the floater. */
  readonly onClose: (ticked: boolean) => void;
}

/** Floating offer for customers who have one (OFFER-07): a link, or a button that opens the operator's popup. */
export function OfferFloaterView({
  floater: { label, popup, hasCheckbox: asks, snoozeDays },
  isOpen,
  onOpen,
  onClose,
}: OfferFloaterProps) {
  const words = (
    <>
      <Icon of={Tag} />
      {label === undefined ? t("offer") : <PolishText>{label}</PolishText>}
    </>
  );
  if (popup === undefined)
    return (
      <Link className="floating__offer" href={pathTo("yourOffer")}>
        {words}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className="floating__offer"
        aria-haspopup="dialog"
        onClick={onOpen}
        {...trackedAs("offer-floater-open")}
      >
        {words}
      </button>
      {/* Rendered in the body: the bar and its content are hidden while a dialog is open. */}
      {isOpen &&
        createPortal(<OfferPopup popup={popup} days={asks ? snoozeDays : 0} onClose={onClose} />, document.body)}
    </>
  );
}

interface OfferPopupProps {
  readonly popup: NonNullable<OfferFloaterSettings["popup"]>;
  /** Days of a snooze by the checkbox; 0 for no checkbox. */
  readonly days: number;
  readonly onClose: (ticked: boolean) => void;
}

function OfferPopup({ popup: { title, message, button }, days, onClose }: OfferPopupProps) {
  const [ticked, setTicked] = useState(false);
  const close = (): void => onClose(ticked);
  return (
    <ClosableDialog
      name="offer-floater"
      size="m"
      title={title === undefined ? t("title") : <PolishText>{title}</PolishText>}
      onClose={close}
      foot={
        <>
          <LinkButton variant="primary" href={pathTo("yourOffer")}>
            {button === undefined ? t("see") : <PolishText>{button}</PolishText>}
          </LinkButton>
          <Button onClick={close}>{t("close")}</Button>
        </>
      }
    >
      <div className="stack">
        {message !== undefined && <p lang="pl">{providerText(message)}</p>}
        {days > 0 && <CheckboxField label={t("rest", { count: days })} checked={ticked} onValue={setTicked} />}
      </div>
    </ClosableDialog>
  );
}
