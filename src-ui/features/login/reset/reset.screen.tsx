import { useState } from "react";
import type { PasswordResetPort } from "#domain/login/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { AuthPage } from "../auth-page.view.tsx";
import type { LoginViewModel } from "../login.view.tsx";
import { LinkView, type Words } from "./link.view.tsx";
import { NewPasswordView, type Leave } from "./new-password.view.tsx";
import { LinkModel, NewPasswordModel, type OtherSession } from "./reset.model.ts";

export interface ResetScreenProps extends Words {
  readonly port: PasswordResetPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly page: Pick<LoginViewModel, "brand" | "year">;
}

/** "Nie pamiętam hasła": asking for a link, with the `login` that was typed before. */
export function LinkScreen({
  port,
  idempotencyKeys,
  page,
  words,
  login,
}: ResetScreenProps & { readonly login: string }) {
  const [model] = useState(() => new LinkModel(port, idempotencyKeys, login));
  return (
    <AuthPage model={page}>
      <LinkView model={model} words={words} />
    </AuthPage>
  );
}

/** The link itself. Its token lives here and nowhere else. */
export function NewPasswordScreen({
  port,
  idempotencyKeys,
  page,
  words,
  token,
  other,
}: ResetScreenProps & { readonly token: string; readonly other: OtherSession & Leave }) {
  const [model] = useState(() => new NewPasswordModel(port, idempotencyKeys, token, other));
  return (
    <AuthPage model={page}>
      <NewPasswordView model={model} words={words} leave={other.leave} />
    </AuthPage>
  );
}
