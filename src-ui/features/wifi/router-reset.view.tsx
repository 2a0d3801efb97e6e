import { RotateCcw } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { t } from "./wifi.texts.ts";

/** Factory reset of a router, and the way to restart it, which the contract does not have (WIFI-02). */
export function RouterReset({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="stack">
      <p className="muted small">{t("restart")}</p>
      <p>
        <Button variant="quiet" icon={RotateCcw} onClick={onReset} {...trackedAs("wifi-defaults")}>
          {t("defaults")}
        </Button>
      </p>
    </div>
  );
}
