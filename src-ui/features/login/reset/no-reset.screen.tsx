import { texts } from "#ui/shared/texts/texts.ts";
import { AuthPage } from "../auth-page.view.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import { BackToLogin } from "./reset-link.view.tsx";
import type { ResetScreenProps } from "./reset.screen.tsx";
import pl from "./pl.json";

const t = texts(pl, "login.reset");

/** Page instead of the reset when the provider lacks it (CALL-12); the help lines are beside it. */
export function NoResetScreen({ page }: Pick<ResetScreenProps, "page">) {
  return (
    <AuthPage model={page}>
      <ResetHeading takesFocus={false} lead={t("unsupported.text")}>
        {t("unsupported.heading")}
      </ResetHeading>
      <BackToLogin />
    </AuthPage>
  );
}
