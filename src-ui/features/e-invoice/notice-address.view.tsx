import { siteText, type SiteContent } from "#domain/site-content/index.ts";
import { Toggletip } from "#ui/design-system/toggletip.tsx";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

const t = texts(pl, "e-invoice");

export interface NoticeAddressProps {
  /** `undefined` without an address. */
  readonly email: string | undefined;
  readonly siteContent: SiteContent | undefined;
}

/** Address for notices, with the operator's tip (SITE-02). */
export function NoticeAddress({ email, siteContent }: NoticeAddressProps) {
  const tip = siteText(
    siteContent,
    email === undefined ? "eactivation_no_mail_tooltip" : "eactivation_got_mail_tooltip",
  );
  return (
    <span className="with-toggletip">
      <span className={email === undefined ? "muted" : undefined}>{breakableEmails(email ?? t("noEmail"))}</span>{" "}
      {tip !== undefined && (
        <Toggletip label={email === undefined ? t("tipNone") : t("tip")}>
          <PolishText>{tip}</PolishText>
        </Toggletip>
      )}
    </span>
  );
}
