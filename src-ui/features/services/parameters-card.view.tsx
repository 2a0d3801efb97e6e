import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./services.texts.ts";

/** What a service is, in the provider's words and numbers. */
export interface ServiceParameters {
  readonly info: string | undefined;
  /** Mb/s, as digits. */
  readonly download: string | undefined;
  readonly upload: string | undefined;
}

/** Facts about the service itself. */
export function ParametersCard({ parameters: { info, download, upload } }: { readonly parameters: ServiceParameters }) {
  return (
    <Card title={t("parameters.title")} bareTitle>
      <Facts>
        {info !== undefined && <Fact label={t("parameters.info")}>{providerText(info)}</Fact>}
        {download !== undefined && (
          <Fact label={t("parameters.download")}>{t("parameters.speed", { speed: download })}</Fact>
        )}
        {upload !== undefined && <Fact label={t("parameters.upload")}>{t("parameters.speed", { speed: upload })}</Fact>}
      </Facts>
    </Card>
  );
}
