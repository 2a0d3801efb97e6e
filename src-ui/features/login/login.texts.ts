import type { LoginProblem } from "#domain/login/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** The login page's texts, built into its chunk without a translation library (I18N-01). */
export const t = texts(pl, "login");

/**
 * What happened and what to do next, in a browser that has nothing but the first page: no other problem can be met
 * there.
 */
export function firstProblemText({ kind }: Pick<LoginProblem, "kind">): string {
  return t(kind === "login-missing" ? "problem.loginMissing" : "problem.unreachable");
}
