import { useState } from "react";
import type { PasswordResetPort } from "#domain/login/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { AuthPage } from "../auth-page.view.tsx";
import type { LoginViewState } from "../login.view.tsx";
import { ResetLinkView, type ProblemTextProps } from "./reset-link.view.tsx";
import { NewPasswordView, type LogOutOtherSession } from "./new-password.view.tsx";
import { ResetLinkViewModel, NewPasswordViewModel, type RemainingSession } from "./password-reset.view-model.ts";

export interface ResetScreenProps extends ProblemTextProps {
  readonly port: PasswordResetPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly page: Pick<LoginViewState, "brand" | "year">;
}

/** "Nie pamiętam hasła": requests a reset link, with the `login` typed before. */
export function ResetLinkScreen({
  port,
  idempotencyKeys,
  page,
  problemText,
  login,
}: ResetScreenProps & { readonly login: string }) {
  const [model] = useState(() => new ResetLinkViewModel(port, idempotencyKeys, login));
  return (
    <AuthPage model={page}>
      <ResetLinkView model={model} problemText={problemText} />
    </AuthPage>
  );
}

/** Page opened by a reset link. The token is held only in this component. */
export function NewPasswordScreen({
  port,
  idempotencyKeys,
  page,
  problemText,
  token,
  other,
}: ResetScreenProps & { readonly token: string; readonly other: RemainingSession & LogOutOtherSession }) {
  const [model] = useState(() => new NewPasswordViewModel(port, idempotencyKeys, token, other));
  return (
    <AuthPage model={page}>
      <NewPasswordView model={model} problemText={problemText} leave={other.leave} />
    </AuthPage>
  );
}
