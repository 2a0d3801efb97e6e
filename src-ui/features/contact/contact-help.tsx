import type { ReactNode } from "react";
import { contactKindOf, type ContactFieldName } from "#domain/contact/contact-field.ts";
import { siteText, type SiteContent } from "#domain/site-content/index.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { t } from "./contact.texts.ts";

interface ContactHelpProps {
  readonly name: ContactFieldName;
  readonly siteContent: SiteContent | undefined;
}

/** Help text of the operator, or the portal's default without one (SITE-02). */
export function contactHelp({ name, siteContent }: ContactHelpProps): ReactNode {
  const kind = contactKindOf(name);
  const own = t(`help_${kind}`);
  if (kind === "line") return own;
  const text = siteText(
    siteContent,
    kind === "email" ? "edit_contact_data_email_tooltip" : "edit_contact_data_phone_tooltip",
  );
  return text === undefined ? own : <PolishText>{text}</PolishText>;
}
