import type { LoginFailureReason } from "#domain/login/index.ts";
import { firstProblemText } from "../login.texts.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.steps");

/** Text of a problem that can occur before any refusal of the server. */
export function stepProblemText({ kind }: Pick<LoginFailureReason, "kind">): string {
  return kind === "password-missing" ? t("problem.passwordMissing") : firstProblemText({ kind });
}
