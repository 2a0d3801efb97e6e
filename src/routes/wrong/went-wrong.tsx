import { Button } from "#ui/design-system/button.tsx";
import { BRAND } from "../../boot/brand.ts";
import { wrongTexts as t } from "./wrong.texts.ts";

/** When a chunk cannot be had or a screen breaks: says so, and offers to try again. In the first chunk, for it may be all there is. */
export function WentWrong() {
  return (
    <main className="main" id="tresc">
      <div className="page stack">
        <title>{`${t("wrong.title")} · ${BRAND.name}`}</title>
        <h1 tabIndex={-1}>{t("wrong.title")}</h1>
        <p className="muted">{t("wrong.text")}</p>
        <ul className="stack">
          {BRAND.helpLines.map((line) => (
            <li key={line.dial}>
              {line.name}: <a href={`tel:${line.dial}`}>{line.number}</a>
            </li>
          ))}
        </ul>
        <p>
          <Button variant="primary" onClick={() => window.location.reload()}>{t("wrong.retry")}</Button>
        </p>
      </div>
    </main>
  );
}
