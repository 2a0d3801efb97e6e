import "#ui/shared/result.css";
import { Hourglass } from "lucide-react";
import { pathTo } from "#domain/navigation/index.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "shell-pages");

/**
 * Page of an ended session (I18N-03), outside the layout. The server gives no reason for an end, so the text names the
 * possible ones.
 */
export function SessionExpired({
  isLifetimeOver = false,
  isInputStored = false,
}: {
  readonly isLifetimeOver?: boolean;
  /** True if a draft keeps what was typed in a form. */
  readonly isInputStored?: boolean;
}) {
  return (
    <div className="page">
      <div className="result">
        <Icon of={Hourglass} />
        <h1 tabIndex={-1}>{t("expiredTitle")}</h1>
        <p className="result__lead">{t(isLifetimeOver ? "lifetimeText" : "expiredText")}</p>
        {isInputStored && <p>{t("inputKept")}</p>}
        <LinkButton variant="primary" size="l" href={pathTo("login")}>
          {t("logIn")}
        </LinkButton>
      </div>
    </div>
  );
}
