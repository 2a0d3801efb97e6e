import "./offline-banner.css";
import { WifiOff } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { t } from "./shell.texts.ts";

/** Banner shown without a network. Its live region is always rendered, so that both changes are announced. */
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
