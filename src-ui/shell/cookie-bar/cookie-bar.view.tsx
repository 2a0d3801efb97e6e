import "../question-bar.css";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "cookies");

/**
 * Asks for the cookie choice (NAV-15); both answers have equal weight. Last in the page, so that keyboard users do not
 * have to pass it.
 */
export function CookieBar({ onDecide }: { readonly onDecide: (choice: CookieChoice) => void }) {
  return (
    <section className="question-bar" aria-label={t("label")}>
      <div className="page">
        <p>
          {t("text")} <Link href={pathTo("privacy")}>{t("more")}</Link>
        </p>
        <div className="cluster">
          <Button onClick={() => onDecide("necessary")} {...trackedAs("cookies-necessary")}>
            {t("necessary")}
          </Button>
          <Button onClick={() => onDecide("all")} {...trackedAs("cookies-all")}>
            {t("all")}
          </Button>
        </div>
      </div>
    </section>
  );
}
