import "./wifi.css";
import { QrCode } from "lucide-react";
import type { ComponentType } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { wifiJoinCode, type Network } from "#domain/wifi/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { t, frequencyName } from "./wifi.texts.ts";

/** Component that draws a QR code. */
export type CodePicture = ComponentType<{ readonly text: string; readonly label: string }>;

export interface JoinCardProps {
  readonly networks: readonly Network[];
  /** `undefined` until its module has loaded. */
  readonly picture: CodePicture | undefined;
}

/** QR codes to join the networks again after a change that disconnected devices. */
export function JoinCard(props: JoinCardProps) {
  return (
    <Card title={t("join.title")} kind="stack">
      <p>{t("join.text")}</p>
      <JoinCodes {...props} />
    </Card>
  );
}

/** QR codes for guests, shown on request: anyone who sees them can join (WIFI-01). */
export function GuestCard({
  isOpen,
  onToggle,
  ...codes
}: JoinCardProps & { readonly isOpen: boolean; readonly onToggle: () => void }) {
  return (
    <Card title={t("guests.title")} kind="stack">
      <p>{t("guests.text")}</p>
      <p>
        <Button icon={QrCode} aria-expanded={isOpen} onClick={onToggle} {...trackedAs("wifi-guests")}>
          {t(isOpen ? "guests.hide" : "guests.show")}
        </Button>
      </p>
      {isOpen && <JoinCodes {...codes} />}
    </Card>
  );
}

function JoinCodes({ networks, picture: Picture }: JoinCardProps) {
  return (
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
  );
}
