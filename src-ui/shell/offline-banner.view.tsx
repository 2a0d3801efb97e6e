import "./offline-banner.css";
import { WifiOff } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { t } from "./texts.ts";

/** Comes and goes with the network. Its region is always there, so that both are announced. */
export function OfflineBanner({ offline }: { readonly offline: boolean }) {
  return (
    <div role="status" className={offline ? "offline" : undefined}>
      {offline && (
        <div className="page">
          <Icon of={WifiOff} />
          <p>
            <strong>{t("offlineTitle")}</strong> {t("offlineText")}
          </p>
        </div>
      )}
    </div>
  );
}
