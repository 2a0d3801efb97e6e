import { use } from "react";
import { LANGUAGE_NAMES } from "#domain/language/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Segmented } from "#ui/design-system/segmented.tsx";
import { UnavailableFeaturesContext } from "#ui/shared/if-available.tsx";
import { LanguageContext } from "#ui/shared/language/language-context.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import pl from "./pl.json";

const t = texts(pl, "settings.language");

/** Choice of the language in the settings; it applies at once (I18N-06). Nothing if only Polish is offered. */
export function LanguageCard() {
  const { languages, choose } = use(LanguageContext);
  const current = usePageLanguage();
  const isForLogin = !use(UnavailableFeaturesContext).has("savedLanguage");
  return languages.length < 2 ? null : (
    <Card title={t("title")}>
      <div className="stack">
        <div>
          <Segmented
            label={t("title")}
            dataAttributes={trackedAs("language")}
            segments={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            value={current}
            onChange={choose}
          />
        </div>
        <p className="muted small">{t(isForLogin ? "noteLogin" : "note")}</p>
      </div>
    </Card>
  );
}
