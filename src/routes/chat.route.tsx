import { observer } from "mobx-react-lite";
import { useEffect, type ComponentType } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathTo } from "#domain/navigation/index.ts";
import type { App } from "../boot/app.ts";
import { CHAT_WISH } from "./chat/chat-wish.ts";
import { Undecided } from "./gated.tsx";
import { laterPage } from "./later.route.tsx";

/** `/chat` opens the chat's window and goes back to the last page, or home (ROUTE-09). Who has no chat is told whom to call. */
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

/** Asked again so often, ms, until the chat's button is there: it comes once a page stands. */
const AGAIN_MS = 100;

function Opening({ app }: { readonly app: App }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let timer = 0;
    const ask = (): void => {
      const isHeard = !window.dispatchEvent(new Event(CHAT_WISH, { cancelable: true }));
      if (!isHeard) timer = window.setTimeout(ask, AGAIN_MS);
      else if (key === "default") void navigate(pathTo("index"), { replace: true });
      else void navigate(-1);
    };
    ask();
    return () => window.clearTimeout(timer);
  }, [key, navigate]);
  return <Undecided app={app} route="chat" />;
}
