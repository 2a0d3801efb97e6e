import "./store-links.css";
import { Smartphone } from "lucide-react";
import { APP_STORES, type AppConfiguration } from "#domain/configuration/configuration.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "onboarding");

/** Pages of the app in the stores: buttons, and on a wide screen codes to scan with the phone (APP-01). */
export function StoreLinks({ stores }: { readonly stores: AppConfiguration }) {
  return (
    <ul className="stores" role="list">
      {APP_STORES.map((store) => {
        const href = stores[store];
        return (
          href !== undefined && (
            <li key={store}>
              <div className="stores__code desktop-only">
                <QrCode text={href} label={t("storeCode", { store: t(`store_${store}`) })} />
              </div>
              <LinkButton
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                icon={Smartphone}
                {...trackedAs("app-store")}
              >
                {t(`store_${store}`)}
                <VisuallyHidden>{t("storeOutside")}</VisuallyHidden>
              </LinkButton>
            </li>
          )
        );
      })}
    </ul>
  );
}
