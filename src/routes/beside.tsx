import type { ReactNode } from "react";
import type { App } from "../boot/app.ts";
import { CookieQuestion } from "./cookie-question.tsx";
import { ContainerContext } from "../container/services.tsx";
import { useAppParts } from "./in-app-parts.ts";

/** What comes to the login page when its form has long been usable. */
export interface BesideLogin {
  /** The bar about cookies (NAV-15); in the app, what goes with every page of a guest. */
  readonly bar: ReactNode;
  /** The ways in that the device has; in the app alone (WRAP-03). */
  readonly door: ReactNode;
}

/** Takes away what the login page has said before: the device has something to say. */
type OnWord = (former: undefined) => void;

export const beside = ({ container }: App, onWord: OnWord): BesideLogin => ({
  bar: (
    <ContainerContext value={container.root}>
      <AroundGuest />
    </ContainerContext>
  ),
  door: (
    <ContainerContext value={container.root}>
      <InApp part="LoginDoor" onWord={onWord} />
    </ContainerContext>
  ),
});

/** What goes with a page of a guest; inside the operator's app, what is done there. */
export function AroundGuest() {
  return (
    <>
      <CookieQuestion />
      <InApp part="GuestLife" />
    </>
  );
}

function InApp({ part, ...props }: { readonly part: "GuestLife" | "LoginDoor"; readonly onWord?: OnWord }) {
  const Part = useAppParts()?.[part];
  return Part === undefined ? null : <Part {...props} />;
}
