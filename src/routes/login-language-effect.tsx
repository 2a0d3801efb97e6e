import { use, useEffect } from "react";
import { isCustomerSession } from "#domain/session/index.ts";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { observer } from "#ui/shared/observer.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { LOGIN_LANGUAGE } from "../container/page-store-tokens.ts";
import { APP, SESSION_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/**
 * Makes the language of the page and that of the login the same after a login, a page load and each choice (I18N-20).
 * Staff who act for the customer neither get nor change the customer's language.
 */
export const LoginLanguageEffect = observer(function LoginLanguageEffect() {
  const { container } = useService(APP);
  const session = useService(SESSION_STORE).current;
  const { languages } = use(LanguageContext);
  const language = usePageLanguage();
  useEffect(() => {
    if (session === undefined || languages.length < 2 || !isCustomerSession(session)) return;
    container.loadService("language", LOGIN_LANGUAGE).then(
      (login) => login.reconcile(session, languages),
      // Without its code the language is saved at the next choice or page load.
      () => undefined,
    );
  }, [container, session, languages, language]);
  return null;
});
