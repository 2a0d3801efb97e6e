import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { LinkToken } from "#domain/navigation/link-token.ts";
import { LoginLinkModel, type LoginLinkWorld } from "./login-link.model.ts";
import { LoginLinkPage, refusalText } from "./login-link.view.tsx";

export interface LoginLinkScreenProps {
  readonly world: LoginLinkWorld;
  readonly token: LinkToken;
  readonly onStay: () => void;
  /** Where a guest logs in without the link. */
  readonly loginHref: string;
  /** Nobody is in, and the link lets nobody in: the login page says why (LOGIN-08). */
  readonly onRefused: (why: string) => void;
}

/** Logging in by a link over its port. */
export const LoginLinkScreen = observer(function LoginLinkScreen({
  world,
  token,
  onStay,
  loginHref,
  onRefused,
}: LoginLinkScreenProps) {
  const [model] = useState(() => new LoginLinkModel(world, token));
  const { view } = model;
  const leaves = view.kind === "refused" && !world.occupied();

  useEffect(() => {
    void model.start();
    return () => model.stop();
  }, [model]);

  useEffect(() => {
    if (view.kind === "refused" && !world.occupied()) onRefused(refusalText(view.why));
  }, [view, world, onRefused]);

  return leaves ? null : <LoginLinkPage model={model} onStay={onStay} loginHref={loginHref} />;
});
