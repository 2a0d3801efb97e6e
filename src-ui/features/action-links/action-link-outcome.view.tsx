import { CircleCheck, CircleSlash, CircleX, Clock, PhoneCall } from "lucide-react";
import type { ActionLink, ActionLinkKind, AddressedResult, ClosedActionLinkState } from "#domain/action-links/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { requestedCallText } from "./requested-call-text.ts";
import { ResultMessage, type ResultMessageProps } from "#ui/shared/result-message.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "action-links", plurals);

type Sign = Pick<ResultMessageProps, "sign" | "tone">;

function signOf(result: AddressedResult): Sign {
  switch (result) {
    case "contact-requested":
      return { sign: PhoneCall, tone: "info" };
    case "declined":
      return { sign: CircleSlash, tone: "neutral" };
    case "expired":
    case "annulled":
      return { sign: Clock, tone: "notice" };
    case "failed":
      return { sign: CircleX, tone: "bad" };
    case "accepted":
      return { sign: CircleCheck, tone: "good" };
  }
}

interface OutcomeTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts of the outcome. They differ for an answer given just now and one given earlier (ROUTE-07). */
function outcomeTexts({ kind, state, wasJustAnswered, closedOn, today }: ActionLinkOutcomeProps): OutcomeTexts {
  switch (state) {
    case "accepted":
      return wasJustAnswered
        ? {
            title: t(`done_${kind}`),
            text: t(`doneText_${kind}`),
          }
        : { title: t(`again_accepted_${kind}`), text: t("answeredText") };
    case "declined":
      if (!wasJustAnswered) return { title: t(`again_declined_${kind}`), text: t("answeredText") };
      return { title: t(`declined_${kind}`), text: t("declinedText") };
    case "contact-requested":
      return wasJustAnswered
        ? { title: t("contacted"), text: t("contactedText") }
        : { title: t("again_contact-requested"), text: requestedCallText(closedOn, today) };
    case "expired":
      return { title: t(`again_expired_${kind}`), text: t("overText") };
    case "annulled":
      return { title: t(`again_annulled_${kind}`), text: t("overText") };
  }
}

interface ActionLinkOutcomeProps {
  readonly kind: ActionLinkKind;
  readonly state: ClosedActionLinkState;
  readonly wasJustAnswered: boolean;
  /** Day of the answer; `undefined` if it is not known. */
  readonly closedOn: ActionLink["closedOn"];
  readonly today: WarsawDate;
}

/** Result of a link that has been answered, has expired or was withdrawn. */
export function ActionLinkOutcome(props: ActionLinkOutcomeProps) {
  const { title, text } = outcomeTexts(props);
  return (
    <ResultMessage {...signOf(props.state)} title={title}>
      <p>{text}</p>
    </ResultMessage>
  );
}

/**
 * Texts of an address without a token. They say when the page is opened, because the portal does not know whether this
 * customer made the decision.
 */
function addressedTexts(kind: ActionLinkKind, result: AddressedResult): OutcomeTexts {
  switch (result) {
    case "accepted":
      return { title: t(`result_accepted_${kind}`), text: t(`resultText_accepted_${kind}`) };
    case "declined":
      return kind === "transfer"
        ? { title: t("result_declined_transfer"), text: t("resultText_declined_transfer") }
        : { title: t("result_declined_offer"), text: t("resultText_declined_offer") };
    case "contact-requested":
      return { title: t("result_contact"), text: t("resultText_contact") };
    case "annulled":
      return { title: t(`again_annulled_${kind}`), text: t("resultText_annulled") };
    case "expired":
      return { title: t(`again_expired_${kind}`), text: t("resultText_expired") };
    case "failed":
      return { title: t("result_failed"), text: t("resultText_failed") };
  }
}

/** Result named by an address without a token. */
export function AddressedResultMessage({
  kind,
  result,
}: {
  readonly kind: ActionLinkKind;
  readonly result: AddressedResult;
}) {
  const { title, text } = addressedTexts(kind, result);
  const { sign, tone } = signOf(result);
  // The portal has not seen this decision: no tone of success.
  return (
    <ResultMessage sign={sign} tone={tone === "good" ? "info" : tone} title={title}>
      <p>{text}</p>
    </ResultMessage>
  );
}
