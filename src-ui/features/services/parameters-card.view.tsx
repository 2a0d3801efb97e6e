import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import type { StatedSpeed } from "#domain/products/index.ts";
import { InternetSpeedsTable } from "#ui/shared/internet-speeds/internet-speeds-table.view.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./services.texts.ts";

/** Description and speeds of a service as the server sends them. */
export interface ServiceParameters {
  readonly info: string | undefined;
  /** Content of the description, as far as the portal can recognize it (SERV-09). */
  readonly infoKind: "summary" | "number" | "suspension";
  /** Formatted number, in Mb/s. */
  readonly download: string | undefined;
  readonly upload: string | undefined;
  /** Speeds of the contract; they replace `download` and `upload`. */
  readonly speeds?: readonly StatedSpeed[] | undefined;
}

/** Parameters of the service. */
export function ParametersCard({
  parameters: { info, infoKind, download, upload, speeds },
}: {
  readonly parameters: ServiceParameters;
}) {
  return (
    <Card title={t("parameters.title")} bareTitle>
      <Facts>
        {info !== undefined && (
          <Fact label={t(`parameters.info_${infoKind}`)}>
            <span lang="pl">{providerText(info)}</span>
          </Fact>
        )}
        {speeds === undefined && download !== undefined && (
          <Fact label={t("parameters.download")}>{t("parameters.speed", { speed: download })}</Fact>
        )}
        {speeds === undefined && upload !== undefined && (
          <Fact label={t("parameters.upload")}>{t("parameters.speed", { speed: upload })}</Fact>
        )}
      </Facts>
      {speeds !== undefined && <InternetSpeedsTable speeds={speeds} />}
    </Card>
  );
}
