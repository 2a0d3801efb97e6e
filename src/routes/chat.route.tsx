import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import { useService } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { PendingAccessPage } from "./guarded-screen.tsx";
import { UnavailablePage } from "#ui/shell/pages/unavailable-page.view.tsx";
import { t } from "./texts.ts";

/**
 * `/chat` opens the chat's window and goes back to the last page, or home (ROUTE-09). Who has no chat is told whom to
 * call.
 */
export const Component = observer(function ChatRoute() {
  const navigation = useService(tokens.NAVIGATION_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const { chat } = navigation.access ?? { chat: "unknown" };
  // without contact data it is unknown whether there is a chat: none is offered
  if (chat === "no" || contact.data.state.status === "failed") return <NoChat />;
  return chat === "yes" ? <Opening /> : <PendingAccessPage route="chat" />;
});

/** Says whom to call instead. Its button leads back to the page where the chat was opened (ROUTE-09). */
function NoChat() {
  const { helpLines } = useService(tokens.BRAND);
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <UnavailablePage
      title={t("title.chat")}
      text={t("noChat")}
      helpLines={helpLines}
      loggedIn
      onBack={key === "default" ? undefined : () => void navigate(-1)}
    />
  );
}

/**
 * Leads back first, and asks for the window as it goes: on a phone an open window is what "back" would close (ADR
 * 0051).
 */
function Opening() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const chatRequests = useService(tokens.CHAT_REQUESTS_STORE);
  useEffect(() => {
    let leadsBack = false;
    // not in this turn: in development each effect runs twice, and would go back twice
    const timer = window.setTimeout(() => {
      leadsBack = true;
      if (key === "default") void navigate(pathTo("index"), { replace: true });
      else void navigate(-1);
    });
    return () => {
      window.clearTimeout(timer);
      if (leadsBack) chatRequests.requestChat();
    };
  }, [key, navigate, chatRequests]);
  return <PendingAccessPage route="chat" />;
}
