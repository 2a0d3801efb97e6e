import { observer } from "mobx-react-lite";
import { useEffect, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import type { App } from "../boot/app.ts";
import { Undecided } from "./gated.tsx";
import { laterPage } from "./later.route.tsx";

/**
 * `/chat` opens the chat's window and goes back to the last page, or home (ROUTE-09). Who has no chat is told whom to
 * call.
 */
export function compose(app: App): ComponentType {
  const NoChat = laterPage("chat", app);
  return observer(function ChatRoute() {
    const { navigation, contact } = app.stores;
    const { chat } = navigation.access ?? { chat: "unknown" };
    // without contact data nobody knows whether there is a chat: none is offered
    if (chat === "no" || contact.data.state.status === "failed") return <NoChat />;
    return chat === "yes" ? <Opening app={app} /> : <Undecided app={app} route="chat" />;
  });
}

/**
 * Leads back first, and asks for the window as it goes: on a phone an open window is what "back" would close (ADR
 * 0051).
 */
function Opening({ app }: { readonly app: App }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const { chatRequests } = app.stores;
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
  return <Undecided app={app} route="chat" />;
}
