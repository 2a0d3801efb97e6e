import { statedSpeeds, type StatedSpeed } from "#domain/products/index.ts";
import { Cell, RowHead, Table, TableRow } from "#ui/design-system/table.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { formatNumber } from "#ui/shared/formats.ts";

const t = texts(pl, "speeds");

/** Speeds of an internet access, as a contract must state them (Regulation (EU) 2015/2120, SERV-11). */
export function InternetSpeedsTable({
  speeds,
  label,
}: {
  readonly speeds: readonly StatedSpeed[];
  readonly label?: string;
}) {
  return (
    <div className="stack">
      <Table
        narrow="cards"
        label={label ?? t("label")}
        columns={[
          { key: "name", title: t("name") },
          { key: "download", title: t("download"), end: true },
          { key: "upload", title: t("upload"), end: true },
        ]}
      >
        {statedSpeeds(speeds).map(({ name, download, upload }) => (
          <TableRow key={name}>
            <RowHead>{t(`name_${name}`)}</RowHead>
            <Cell label={t("download")} end>
              {speedText(download)}
            </Cell>
            <Cell label={t("upload")} end>
              {speedText(upload)}
            </Cell>
          </TableRow>
        ))}
      </Table>
      <p className="muted small">{t("rights")}</p>
    </div>
  );
}

function speedText(speed: number | undefined): string {
  return speed === undefined ? t("none") : t("speed", { speed: formatNumber(speed) });
}
