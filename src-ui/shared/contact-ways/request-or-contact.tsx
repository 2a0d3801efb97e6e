import { use, type ReactNode } from "react";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable, UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { OperatorContactContext } from "./operator-contact.ts";
import pl from "./pl.json";
import { breakableEmails } from "#ui/design-system/breakable-emails.tsx";

const t = texts(pl, "contact-ways");

/** Shows its children, a way to a request; to a customer without requests the ways outside the portal (REQ-27). */
export function RequestOrContact({ children }: { readonly children: ReactNode }) {
  return use(UnavailableFeaturesContext).has("supportRequests") ? <ContactWays /> : children;
}

function ContactWays() {
  const contact = use(OperatorContactContext);
  if (contact === undefined) return null;
  const { helpLine, email, postAddress } = contact;
  return (
    <div>
      <p>{t("title")}</p>
      <ul style={{ listStyle: "disc", paddingInlineStart: "1.25em" }}>
        {helpLine !== undefined && (
          <li>
            {t("phone")}{" "}
            <a className="nowrap" href={`tel:${helpLine.dial}`}>
              {helpLine.number}
            </a>{" "}
            ({helpLine.hours})
          </li>
        )}
        {email !== undefined && (
          <li>
            {t("email")} <Link href={`mailto:${email}`}>{breakableEmails(email)}</Link>
          </li>
        )}
        <li>{t("letter", { address: postAddress })}</li>
        <IfAvailable feature="branches">
          <li>
            {t("branch")} <Link href={pathTo("branch")}>{t("branches")}</Link>
          </li>
        </IfAvailable>
      </ul>
    </div>
  );
}
