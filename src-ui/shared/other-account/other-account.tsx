import { use } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import { AccountChoiceContext } from "./account-choice-context.ts";
import pl from "./pl.json";

const t = texts(pl, "other-account");

/**
 * Says to a login with several accounts that what is missing may be on another one, with their choice (SESS-18). After
 * the switch the portal opens the same address.
 * `isNamed`: the text above already says so.
 */
export function OtherAccount({ isNamed = false }: { readonly isNamed?: boolean }) {
  const choose = use(AccountChoiceContext);
  if (choose === undefined) return null;
  return (
    <>
      <p>
        {!isNamed && t("maybe")} {t("again")}
      </p>
      <Button saves={false} aria-haspopup="dialog" onClick={choose} {...trackedAs("account-open")}>
        {t("switch")}
      </Button>
    </>
  );
}
