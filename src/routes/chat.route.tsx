import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import { useService } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { PendingAccessPage } from "./guarded-screen.tsx";
import { NoChat } from "./chat/no-chat-page.tsx";

/**
 * Screen at `/chat`: opens the chat window and goes back to the last page or the start page (ROUTE-09). Without chat
 * access it shows the help lines.
 */
export const Component = observer(function ChatRoute() {
  const navigation = useService(tokens.NAVIGATION_STORE);
  const contact = useService(tokens.CONTACT_STORE);
  const { chat } = navigation.access ?? { chat: "unknown" };
  // Without contact data it is unknown whether the customer may chat, so the chat is not offered.
  if (chat === "no" || contact.data.state.status === "failed") return <NoChat />;
  return chat === "yes" ? <Opening /> : <PendingAccessPage route="chat" />;
});

/**
 * Goes back first and requests the window during that navigation: on a phone, "back" would close an open window (ADR
 * 0051).
 */
function Opening() {
  const { key } = useLocation();
  const navigate = useNavigate();
  const chatRequests = useService(tokens.CHAT_REQUESTS_STORE);
  useEffect(() => {
    let leadsBack = false;
    // Delayed, because in development each effect runs twice and would go back twice.
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
