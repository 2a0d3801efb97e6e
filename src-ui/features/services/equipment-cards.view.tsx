import type { ProductHardware, ProductOption } from "#domain/products/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Link } from "#ui/design-system/link.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Money } from "#ui/shared/money.tsx";
import { OptionStatusBadge } from "#ui/shared/product-badges.tsx";
import { t } from "./services.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** Options of a service with their state: on, off or pending. */
export function OptionsCard({ options }: { readonly options: readonly ProductOption[] }) {
  const columns = [
    { key: "option", title: t("options.option") },
    { key: "state", title: t("options.state") },
    { key: "price", title: t("options.price"), end: true },
  ];
  return (
    <Card title={t("options.title")}>
      <Table columns={columns} narrow="cards">
        {options.map((option) => (
          <TableRow key={option.id}>
            <RowHead>
              <PolishText>{option.name}</PolishText>
              {option.description !== undefined && (
                <>
                  {" "}
                  <small lang="pl">{providerText(option.description)}</small>
                </>
              )}
            </RowHead>
            <Cell>
              <OptionStatusBadge status={option.status} />
            </Cell>
            <Cell end label={t("options.priceShort")}>
              {option.price === undefined ? t("options.included") : <Money amount={option.price} />}
            </Cell>
          </TableRow>
        ))}
      </Table>
      {options.some(({ status }) => status === "inactive") && (
        <IfAvailable feature="supportRequests">
          <p>
            {t("options.order")} <Link href={pathTo("supportRequest")}>{t("options.request")}</Link>
          </p>
        </IfAvailable>
      )}
    </Card>
  );
}

/** Device of the list. The key is its index, because two devices of one model may have equal data. */
export interface ServiceDevice extends ProductHardware {
  readonly key: string;
}

/** Devices of a service. A column without a value, such as the card of routers, is left out. */
export function HardwareCard({ hardware }: { readonly hardware: readonly ServiceDevice[] }) {
  const hasCard = hardware.some(({ caCard }) => caCard !== undefined);
  const hasSerial = hardware.some(({ serialNumber }) => serialNumber !== undefined);
  const columns = [
    { key: "device", title: t("hardware.device") },
    ...(hasCard ? [{ key: "card", title: t("hardware.card") }] : []),
    ...(hasSerial ? [{ key: "serial", title: t("hardware.serial") }] : []),
  ];
  return (
    <Card title={t("hardware.title")}>
      <Table columns={columns} narrow="cards">
        {hardware.map((device) => (
          <TableRow key={device.key}>
            <RowHead>
              {providerText(device.model)}
              {device.note !== undefined && (
                <>
                  {" "}
                  <small lang="pl">{providerText(device.note)}</small>
                </>
              )}
            </RowHead>
            {hasCard && <Cell label={t("hardware.card")}>{device.caCard ?? t("hardware.none")}</Cell>}
            {hasSerial && <Cell label={t("hardware.serial")}>{device.serialNumber ?? t("hardware.none")}</Cell>}
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
