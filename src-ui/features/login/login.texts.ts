import type { LoginFailureReason } from "#domain/login/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of the login page, built into its chunk without a translation library (I18N-01). */
export const t = texts(pl, "login");

/** Text for a problem that can occur before the other texts have loaded. */
export function firstProblemText({ kind }: Pick<LoginFailureReason, "kind">): string {
  switch (kind) {
    case "login-missing":
      return t("problem.loginMissing");
    case "unexpected-error":
      return t("problem.unexpected");
    default:
      return t("problem.unreachable");
  }
}
