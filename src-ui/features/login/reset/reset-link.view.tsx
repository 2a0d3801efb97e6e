import { ArrowLeft } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { LoginFailureReason } from "#domain/login/index.ts";
import type { ResetLinkState } from "#domain/login/password-reset.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Field } from "#ui/design-system/forms/field.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { STEP_HEADING_ID, useSingleFieldForm } from "../use-single-field-form.ts";
import { ResetHeading } from "./reset-heading.view.tsx";
import type { ResetLinkViewModel } from "./password-reset.view-model.ts";
import pl from "./pl.json";

const t = texts(pl, "login.reset");

/** Props of the password pages. */
export interface ProblemTextProps {
  readonly problemText: (failureReason: LoginFailureReason) => string;
}

/** Link back to the login page. */
export function BackToLogin() {
  return (
    <Link className="link-more" href="/">
      <Icon of={ArrowLeft} size="s" /> {t("back")}
    </Link>
  );
}

/** Form to request a reset link. Shows the same result whether the login exists or not (LOGIN-02, LOGIN-05). */
export function ResetLinkView({ model, problemText }: ProblemTextProps & { readonly model: ResetLinkViewModel }) {
  const state = useSyncExternalStore(model.subscribe, model.snapshot);
  const [opened] = useState(state);
  return state.step === "SENT" ? (
    <Sent onAgain={model.back} />
  ) : (
    <Ask
      state={state}
      isAfterOtherStep={state !== opened}
      onAsk={(login) => void model.request(login)}
      problemText={problemText}
    />
  );
}

function Sent({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <ResetHeading takesFocus lead={t("sent.text")}>
        {t("sent.heading")}
      </ResetHeading>
      <p>{t("sent.nothing")}</p>
      <Button block onClick={onAgain}>
        {t("sent.again")}
      </Button>
      <BackToLogin />
    </>
  );
}

/** `begins`: the step follows another one. On page load the heading takes the focus instead. */
function Ask({
  state,
  isAfterOtherStep,
  onAsk,
  problemText,
}: ProblemTextProps & {
  readonly state: Extract<ResetLinkState, { readonly step: "ASK" }>;
  readonly isAfterOtherStep: boolean;
  readonly onAsk: (login: string) => void;
}) {
  const { failureReason } = state;
  const { field, submit } = useSingleFieldForm(isAfterOtherStep, failureReason, onAsk);
  return (
    <>
      <ResetHeading takesFocus={false} lead={t("ask.lead")}>
        {t("ask.heading")}
      </ResetHeading>
      <form className="stack" onSubmit={submit} noValidate>
        <Field
          id="login"
          label={t("ask.login")}
          help={t("ask.help")}
          describedById={STEP_HEADING_ID}
          error={failureReason === undefined ? undefined : <span role="alert">{problemText(failureReason)}</span>}
        >
          {(attributes) => (
            <input
              ref={field}
              name="login"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={250}
              defaultValue={state.login}
              {...attributes}
              type="text"
              className="input"
            />
          )}
        </Field>
        <Button
          saves={false}
          type="submit"
          variant="primary"
          size="l"
          block
          busy={state.busy}
          busyLabel={t("ask.busy")}
        >
          {t("ask.submit")}
        </Button>
      </form>
      <BackToLogin />
    </>
  );
}
