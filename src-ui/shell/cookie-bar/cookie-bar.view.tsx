import "./cookie-bar.css";
import type { CookieChoice } from "#domain/cookies/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "cookies");

/**
 * Asks what may be kept (NAV-15); both answers look alike and are as near. Last in the page: nobody has to pass it to
 * read.
 */
export function CookieBar({ onDecide }: { readonly onDecide: (choice: CookieChoice) => void }) {
  return (
    <section className="cookie-bar" aria-label={t("label")}>
      <div className="page">
        <p>{t("text")}</p>
        <div className="cluster">
          <Button onClick={() => onDecide("necessary")}>{t("necessary")}</Button>
          <Button onClick={() => onDecide("all")}>{t("all")}</Button>
        </div>
      </div>
    </section>
  );
}
