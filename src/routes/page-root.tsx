import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { CookieQuestion, type CookieAnswer } from "./cookie-question.tsx";
import { RouterLinks } from "./router-links.tsx";

/**
 * Root of every address: its page, then the cookie question. The question is outside of the pages, so that it keeps its
 * place and the focus when they change, from the first paint on (NAV-15, START-12).
 */
export function PageRoot({ cookieChoice }: { readonly cookieChoice: CookieAnswer }) {
  // For show-login.ts: what it has shown works from now on.
  useEffect(() => void window.dispatchEvent(new Event("ebok:rendered")), []);
  return (
    <>
      <Outlet />
      <RouterLinks>
        <CookieQuestion answer={cookieChoice} />
      </RouterLinks>
    </>
  );
}
