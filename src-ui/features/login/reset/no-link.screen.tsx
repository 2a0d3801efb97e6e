import { AuthPage } from "../auth-page.view.tsx";
import { NoLinkView } from "./no-link.view.tsx";
import type { ResetScreenProps } from "./reset.screen.tsx";

/** The page without its link: it was loaded anew, and nothing keeps a token. */
export function NoLinkScreen({ page }: Pick<ResetScreenProps, "page">) {
  return (
    <AuthPage model={page}>
      <NoLinkView />
    </AuthPage>
  );
}
