import { LinkButton } from "#ui/design-system/link-button.tsx";
import { BackToLogin } from "./link.view.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import { t } from "./reset.texts.ts";

/** Where a link of an e-mail should be, and is not: the message still has it, and a new one can be asked for. */
export function NoLinkView() {
  return (
    <>
      <ResetHeading follows={false} lead={t("none.text")}>
        {t("none.heading")}
      </ResetHeading>
      <LinkButton variant="primary" size="l" block href="/password">
        {t("over.another")}
      </LinkButton>
      <BackToLogin />
    </>
  );
}
