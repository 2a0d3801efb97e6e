import { LinkButton } from "#ui/design-system/link-button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { BackToLogin } from "./reset-link.view.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import pl from "./pl.json";

const t = texts(pl, "login.reset");

/** Message for a missing link: the customer can open the e-mail again or request a new link. */
export function NoLinkView() {
  return (
    <>
      <ResetHeading takesFocus={false} lead={t("none.text")}>
        {t("none.heading")}
      </ResetHeading>
      <LinkButton variant="primary" size="l" block href="/password">
        {t("expired.another")}
      </LinkButton>
      <BackToLogin />
    </>
  );
}
