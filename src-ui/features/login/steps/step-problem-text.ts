import type { LoginFailureReason } from "#domain/login/index.ts";
import { firstProblemText } from "../login.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.steps");

/** Text of a problem that can occur before any refusal of the server: what the form itself rejects. */
export function stepProblemText({ kind }: Pick<LoginFailureReason, "kind">): string {
  switch (kind) {
    case "password-missing":
      return t("problem.passwordMissing");
    case "code-incomplete":
      return t("problem.codeIncomplete");
    case "recovery-code-incomplete":
      return t("problem.recoveryCodeIncomplete");
    case "passkey-not-given":
      return t("problem.passkeyNotGiven");
    default:
      return firstProblemText({ kind });
  }
}
