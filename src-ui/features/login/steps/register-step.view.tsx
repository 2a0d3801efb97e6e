import { Button } from "#ui/design-system/button.tsx";
import type {} from "#ui/design-system/custom-properties.ts";
import { stepTexts as t } from "./steps.texts.ts";
import type { LoginViewModel } from "../login.view.tsx";
import { StepHeading } from "../step-heading.tsx";

/** How somebody without an account gets one. */
export function RegisterStep({ model }: { readonly model: LoginViewModel }) {
  return (
    <>
      <header className="stack" style={{ "--stack": "var(--space-3)" }}>
        <StepHeading title={t("title.register")} brand={model.brand.name} focus>{t("register.heading")}</StepHeading>
        <p className="muted">{t("register.text")}</p>
      </header>
      <Button block onClick={model.back}>{t("register.back")}</Button>
    </>
  );
}
