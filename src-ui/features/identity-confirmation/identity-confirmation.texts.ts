import type { LoginRefusal } from "#domain/login/index.ts";
import { lastAttemptOf } from "#domain/login/login.errors.ts";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { isTryLater } from "#domain/shared-kernel/index.ts";
import { tryLaterText, tryLaterTitle } from "#ui/shared/try-later/try-later-text.ts";
import type { IdentityProblem } from "./identity-confirmation.view-model.ts";
import pl from "./pl.json";

/** Texts of the confirmation of the identity. */
export const t = texts(pl, "identity-confirmation");

/** Texts of a problem: at a field, or above the form. */
export interface ShownIdentityProblem {
  readonly error?: string;
  readonly banner?: { readonly tone: "bad" | "notice"; readonly title: string; readonly text: string };
}

/** Text of a problem and its next step. `now`: current time, ms since the epoch. */
export function identityProblemText(problem: IdentityProblem | undefined, now: number): ShownIdentityProblem {
  if (problem === undefined || problem.kind === "aborted") return {};
  if (isTryLater(problem)) return notice(tryLaterTitle(), tryLaterText(problem));
  switch (problem.kind) {
    case "password-missing":
      return { error: t("problem.passwordMissing") };
    case "code-incomplete":
      return { error: t("problem.codeIncomplete") };
    case "recovery-code-incomplete":
      return { error: t("problem.recoveryCodeIncomplete") };
    case "passkey-not-given":
      return notice(t("problem.passkeyNotGiven"), t("problem.passkeyNotGivenText"));
    case "wrong-code":
      return wrongProofText(problem.from);
    case "challenge-over":
      return notice(t("problem.challengeOver"), t("problem.challengeOverText"));
    case "locked":
      return bad(
        problem.until === undefined
          ? t("problem.locked")
          : t("problem.lockedUntil", { time: formatDeadline(problem.until, now) }),
        t("problem.lockedText"),
      );
    case "login-refused":
      if (problem.code === "bad-credentials")
        return {
          error: t(lastAttemptOf(problem) === undefined ? "problem.wrongPassword" : "problem.wrongPasswordLast"),
        };
      if (problem.code === "expired-sms-token") return { error: t("problem.codeExpired") };
      if (problem.code === "sms-time-limit") return notice(t("problem.tooSoon"), t("problem.tooSoonText"));
      return bad(t("problem.failed"), t("problem.failedText"));
    case "unknown-token":
    case "unknown-refusal":
    case "timeout":
    case "unreachable":
    case "http":
    case "malformed":
    case "flagged":
    case "refused":
    case "not-supported":
    case "unexpected-error":
      return bad(t("problem.failed"), t("problem.failedText"));
  }
}

function wrongProofText(from: Extract<LoginRefusal, { readonly kind: "wrong-code" }>["from"]): ShownIdentityProblem {
  switch (from) {
    case "app":
      return { error: t("problem.wrongAppCode") };
    case "sms":
    case "email":
      return { error: t("problem.wrongCode") };
    case "recovery-code":
      return { error: t("problem.wrongRecoveryCode") };
    case "passkey":
      return bad(t("problem.wrongPasskey"), t("problem.wrongPasskeyText"));
  }
}

const bad = (title: string, text: string): ShownIdentityProblem => ({ banner: { tone: "bad", title, text } });
const notice = (title: string, text: string): ShownIdentityProblem => ({ banner: { tone: "notice", title, text } });
