import { use } from "react";
import { LANGUAGE_NAMES } from "#domain/language/index.ts";
import { texts } from "../texts/texts.ts";
import { usePageLanguage } from "../texts/use-page-language.ts";
import { LanguageContext } from "./language-context.ts";
import pl from "./pl.json";

const t = texts(pl, "language");

/** Languages of the portal, each named in itself; nothing if the operator offers only Polish (I18N-06). */
export function LanguageSwitch() {
  const { languages, prepare, choose } = use(LanguageContext);
  const current = usePageLanguage();
  return languages.length < 2 ? null : (
    <span className="cluster" role="group" aria-label={t("label")}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className={language === current ? undefined : "footer__button"}
          lang={language}
          aria-pressed={language === current}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => choose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </span>
  );
}
