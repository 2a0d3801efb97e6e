import { usePageLanguage } from "../texts/use-page-language.ts";
import { texts } from "../texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "polish-is-binding");

/** Says in another language than Polish that the Polish text of contracts and statements is binding (I18N-10). */
export function PolishIsBinding() {
  return usePageLanguage() === "pl" ? null : <p className="muted small">{t("text")}</p>;
}
