import "./wifi.css";
import type { ComponentType } from "react";
import { wifiJoinCode, type Network } from "#domain/wifi/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { t, frequencyName } from "./wifi.texts.ts";

/** Component that draws a QR code. */
export type CodePicture = ComponentType<{ readonly text: string; readonly label: string }>;

/**
 * QR codes to join the networks again after a change that disconnected devices. `picture` is `undefined` until its
 * module has loaded.
 */
export function JoinCard({
  networks,
  picture: Picture,
}: {
  readonly networks: readonly Network[];
  readonly picture: CodePicture | undefined;
}) {
  return (
    <Card title={t("join.title")} kind="stack">
      <p>{t("join.text")}</p>
      <ul className="join-codes" role="list">
        {networks.map((network) => {
          const frequency = frequencyName(network.frequencyType);
          return (
            <li key={network.frequencyType} className="join-code">
              <div className="join-code__picture">
                {Picture !== undefined && (
                  <Picture text={wifiJoinCode(network)} label={t("join.label", { name: network.name })} />
                )}
              </div>
              <p>
                <strong>{network.name}</strong>
                <br />
                <span className="muted small">{t("frequency.title", { name: frequency })}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
