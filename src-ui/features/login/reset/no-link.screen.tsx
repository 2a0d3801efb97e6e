import { AuthPage } from "../auth-page.view.tsx";
import { NoLinkView } from "./no-link.view.tsx";
import type { ResetScreenProps } from "./reset.screen.tsx";

/** Page opened without its link: it was reloaded, and tokens are never stored. */
export function NoLinkScreen({ page }: Pick<ResetScreenProps, "page">) {
  return (
    <AuthPage model={page}>
      <NoLinkView />
    </AuthPage>
  );
}
