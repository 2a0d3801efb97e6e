import "#ui/design-system/forms/field.css";
import { KeyRound } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { PasskeyLoginProblem, PasskeyLoginStore } from "#ui/stores/passkeys/passkey-login.store.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import type { ProblemTextOf } from "../refusals/problem-text.ts";
import pl from "./pl.json";

const t = texts(pl, "login.passkey");

/** Login button for passkeys, below the first question (KEY-03); absent where the device has none. */
export const PasskeyLoginButton = observer(function PasskeyLoginButton({
  model,
  problemTextOf,
}: {
  readonly model: PasskeyLoginStore;
  /** Texts for refusals of the server; loaded with the first refusal. */
  readonly problemTextOf: ProblemTextOf | undefined;
}) {
  const { isOffered, isRunning, problem } = model;
  if (!isOffered) return null;
  return (
    <div className="stack">
      {problem !== undefined && (
        <div className="field">
          <p role="alert" className="field__error">
            {problemMessage(problem, problemTextOf)}
          </p>
        </div>
      )}
      <Button
        saves={false}
        block
        busy={isRunning}
        busyLabel={t("busy")}
        icon={KeyRound}
        onClick={() => void model.logIn()}
      >
        {t("enter")}
      </Button>
    </div>
  );
});

function problemMessage(problem: PasskeyLoginProblem, problemTextOf: ProblemTextOf | undefined): string | undefined {
  switch (problem.kind) {
    case "not-given":
      return t("notGiven");
    case "challenge-over":
      return t("over");
    case "login-refused":
      return problem.code === "bad-credentials" ? t("wrong") : problemTextOf?.(problem);
    default:
      return problemTextOf?.(problem);
  }
}
