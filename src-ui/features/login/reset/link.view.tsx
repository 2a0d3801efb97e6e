import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore, type FormEvent } from "react";
import type { LoginProblem } from "#domain/login/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { TextField } from "#ui/design-system/text-field.tsx";
import { ResetHeading } from "./reset-heading.view.tsx";
import type { LinkModel } from "./reset.model.ts";
import { resetTexts as t } from "./reset.texts.ts";

/** What the pages about a password are given. */
export interface Words {
  readonly words: (problem: LoginProblem) => string;
}

/** The way back to the login. */
export function BackToLogin() {
  return <Link className="link-more" href="/"><Icon of={ArrowLeft} size="s" /> {t("back")}</Link>;
}

/** Asking for a link: the same words whether the login exists or not (LOGIN-02, LOGIN-05). */
export function LinkView({ model, words }: Words & { readonly model: LinkModel }) {
  const state = useSyncExternalStore(model.subscribe, model.snapshot);
  const field = useRef<HTMLInputElement>(null);
  const problem = state.step === "ASK" ? state.problem : undefined;
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);
  if (state.step === "SENT") {
    return (
      <>
        <ResetHeading key="sent" follows lead={t("sent.text")}>{t("sent.heading")}</ResetHeading>
        <p>{t("sent.nothing")}</p>
        <Button block onClick={model.back}>{t("sent.again")}</Button>
        <BackToLogin />
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.request(field.current?.value ?? "");
  };
  return (
    <>
      <ResetHeading key="ask" follows={state.login !== ""} lead={t("ask.lead")}>{t("ask.heading")}</ResetHeading>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          id="login"
          name="login"
          label={t("ask.login")}
          help={t("ask.help")}
          error={problem === undefined ? undefined : <span role="alert">{words(problem)}</span>}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={250}
          defaultValue={state.login}
        />
        <Button type="submit" variant="primary" size="l" block busy={state.busy} busyLabel={t("ask.busy")}>{t("ask.submit")}</Button>
      </form>
      <BackToLogin />
    </>
  );
}
