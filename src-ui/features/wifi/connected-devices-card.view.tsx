import type { Instant } from "#domain/shared-kernel/index.ts";
import type { ConnectedDevice } from "#domain/wifi/index.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { t, frequencyName } from "./wifi.texts.ts";

/** Devices that are connected to the router now (DEV-05). */
export function ConnectedDevicesCard({
  devices,
  readAt,
  isKnown,
}: {
  readonly devices: readonly ConnectedDevice[];
  readonly readAt: Instant | undefined;
  /** False while the router is offline or applies a change: its devices are unknown then. */
  readonly isKnown: boolean;
}) {
  const count = t("connected.count", { count: devices.length });
  const foot = readAt === undefined ? count : t("connected.asOf", { devices: count, time: formatDateTime(readAt) });
  const columns = (["device", "network", "ip", "mac"] as const).map((key) => ({ key, title: t(`connected.${key}`) }));
  return (
    <Card title={t("connected.title")} action={devices.length > 0 && <span className="muted small">{foot}</span>}>
      {devices.length === 0 ? (
        <p className="muted">{t(isKnown ? "connected.none" : "connected.unknown")}</p>
      ) : (
        <>
          <p className="muted small">{t("connected.hint")}</p>
          <Table columns={columns} narrow="cards">
            {devices.map(({ name, frequencyType, ipAddress, macAddress }, place) => (
              <TableRow key={`${place} ${macAddress ?? ""}`}>
                <RowHead>{name ?? macAddress ?? ipAddress}</RowHead>
                <Cell label={t("connected.network")}>
                  {frequencyType === undefined ? "–" : frequencyName(frequencyType)}
                </Cell>
                <Cell label={t("connected.ip")}>{ipAddress ?? "–"}</Cell>
                <Cell label={t("connected.mac")}>{macAddress ?? "–"}</Cell>
              </TableRow>
            ))}
          </Table>
        </>
      )}
    </Card>
  );
}
