import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { routeAt } from "#domain/navigation/index.ts";
import { GuestNews } from "#ui/shell/guest-news.view.tsx";
import { useService } from "../../container/services.tsx";
import { TOASTS_STORE } from "../../container/tokens.ts";
import { AppLife } from "./app-life.tsx";

/**
 * A page of a guest inside the app. On the login page the door is what lives: whoever comes in there is led on by the
 * login itself.
 */
export const GuestLife = observer(function GuestLife() {
  const toasts = useService(TOASTS_STORE);
  const isLogin = routeAt(useLocation().pathname) === "login";
  return (
    <>
      {!isLogin && <AppLife />}
      <GuestNews news={toasts.shown} />
    </>
  );
});
