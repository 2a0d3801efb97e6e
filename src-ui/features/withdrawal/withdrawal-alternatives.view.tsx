import { Card } from "#ui/design-system/card.tsx";
import { Link } from "#ui/design-system/link.tsx";
import type { OperatorContact } from "#ui/shared/contact-ways/operator-contact.ts";
import { t } from "./withdrawal.texts.ts";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

/** E-mail and postal address: a statement in another form counts, too (OFFER-13). */
export function WithdrawalAlternatives({
  contact,
}: {
  readonly contact: Pick<OperatorContact, "email" | "postAddress">;
}) {
  return (
    <Card title={t("otherTitle")}>
      <p>{t("otherText")}</p>
      <ul>
        {contact.email !== undefined && (
          <li>
            {t("otherEmail")} <Link href={`mailto:${contact.email}`}>{breakableEmails(contact.email)}</Link>
          </li>
        )}
        <li>
          {t("otherPost")} {contact.postAddress}
        </li>
      </ul>
    </Card>
  );
}
