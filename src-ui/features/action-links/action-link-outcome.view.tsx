import { CircleCheck, CircleSlash, Clock, PhoneCall } from "lucide-react";
import type { ActionLink } from "#domain/action-links/index.ts";
import { ResultMessage, type ResultMessageProps } from "#ui/shared/result-message.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

const t = texts(pl, "matters", polishPlurals);

type Sign = Pick<ResultMessageProps, "sign" | "tone">;

function signOf({ state }: ActionLink): Sign {
  switch (state) {
    case "contact-requested":
      return { sign: PhoneCall, tone: "info" };
    case "declined":
      return { sign: CircleSlash, tone: "neutral" };
    case "expired":
    case "annulled":
      return { sign: Clock, tone: "notice" };
    case "accepted":
    case "open":
      return { sign: CircleCheck, tone: "good" };
  }
}

/** Texts of the outcome. They differ for an answer given just now and one given earlier (ROUTE-07). */
function outcomeTexts(
  { kind, state, day }: ActionLink,
  wasJustAnswered: boolean,
): { readonly title: string; readonly text: string } {
  switch (state) {
    case "accepted":
    case "open":
      return wasJustAnswered
        ? {
            title: t(`done_${kind}`),
            text: kind === "sale" && day !== undefined ? t("doneText_saleOnDay") : t(`doneText_${kind}`),
          }
        : { title: t(`again_accepted_${kind}`), text: t("answeredText") };
    case "declined":
      if (!wasJustAnswered) return { title: t(`again_declined_${kind}`), text: t("answeredText") };
      return { title: kind === "transfer" ? t("declined_transfer") : t("declined_offer"), text: t("declinedText") };
    case "contact-requested":
      return wasJustAnswered
        ? { title: t("contacted"), text: t("contactedText") }
        : { title: t("again_contact-requested"), text: t("contactedText") };
    case "expired":
      return { title: t(`again_expired_${kind}`), text: t("overText") };
    case "annulled":
      return { title: t(`again_annulled_${kind}`), text: t("overText") };
  }
}

/** Result of a link that has been answered, has expired or was withdrawn. */
export function ActionLinkOutcome({
  actionLink,
  wasJustAnswered,
}: {
  readonly actionLink: ActionLink;
  readonly wasJustAnswered: boolean;
}) {
  const { title, text } = outcomeTexts(actionLink, wasJustAnswered);
  return (
    <ResultMessage {...signOf(actionLink)} title={title}>
      <p>{text}</p>
    </ResultMessage>
  );
}
