import { useEffect, useState } from "react";
import type { CookieChoice } from "#domain/cookies/cookie-choice.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { focusVisibleHeading } from "#ui/design-system/focus-visible-heading.ts";
import { CookieBar } from "#ui/shell/cookie-bar/cookie-bar.view.tsx";

/** Answer to the cookie question; known before the container is loaded. */
export interface CookieAnswer {
  readonly current: () => CookieChoice | undefined;
  readonly decide: (choice: CookieChoice) => void;
  /** Calls `listener` when the answer may have changed. Returns the function that unsubscribes it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Cookie bar, until it is answered in this tab or another one (NAV-15). */
export function CookieQuestion({ answer }: { readonly answer: CookieAnswer }) {
  usePageLanguage();
  const [choice, setChoice] = useState(() => answer.current());
  useEffect(() => answer.onChange(() => setChoice(answer.current())), [answer]);
  return choice === undefined ? (
    <CookieBar
      onDecide={(next) => {
        // The pressed button disappears: the focus goes to the page that it covered.
        focusVisibleHeading();
        answer.decide(next);
      }}
    />
  ) : null;
}
