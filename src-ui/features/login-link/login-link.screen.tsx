import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { LoginLinkViewModel, type LoginLinkDependencies } from "./login-link.view-model.ts";
import { LoginLinkPage, refusalText } from "./login-link.view.tsx";

export interface LoginLinkScreenProps {
  readonly dependencies: LoginLinkDependencies;
  readonly token: LinkToken;
  readonly onStay: () => void;
  /** Login page address for a guest without the link. */
  readonly loginHref: string;
  /** Called when a guest opens an unusable link; the login page shows the reason (LOGIN-08). */
  readonly onRefused: (why: string) => void;
}

/** Logs in by a link over its port. */
export const LoginLinkScreen = observer(function LoginLinkScreen({
  dependencies,
  token,
  onStay,
  loginHref,
  onRefused,
}: LoginLinkScreenProps) {
  const [model] = useState(() => new LoginLinkViewModel(dependencies, token));
  const { status } = model;
  const leaves = status.kind === "refused" && !dependencies.hasStoredSession();

  useEffect(() => {
    void model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (status.kind === "refused" && !dependencies.hasStoredSession()) onRefused(refusalText(status.why));
  }, [status, dependencies, onRefused]);

  return leaves ? null : <LoginLinkPage model={model} onStay={onStay} loginHref={loginHref} />;
});
