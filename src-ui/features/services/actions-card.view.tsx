import { KeyRound, LifeBuoy, Wifi } from "lucide-react";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { t } from "./services.texts.ts";

/** What can be done with a service here. */
export type ServiceAction =
  | { readonly kind: "resetPin"; /** 0 where it is not known. */ readonly decoders: number }
  | { readonly kind: "wifi" }
  | { readonly kind: "support" };

/** Ways on from a service; only what this customer may open (NAV-04 to NAV-08, NAV-18). */
export function ActionsCard({ actions }: { readonly actions: readonly ServiceAction[] }) {
  return (
    <Card title={t("actions.title")} bareTitle>
      <Rows>{actions.map((action) => <ActionRow key={action.kind} action={action} />)}</Rows>
    </Card>
  );
}

function ActionRow({ action }: { readonly action: ServiceAction }) {
  switch (action.kind) {
    case "resetPin": {
      const decoders = action.decoders === 0 ? undefined : t("actions.decoders", { count: action.decoders });
      return <RowLink href={pathTo("resetPin")} icon={KeyRound} title={t("actions.resetPin")} meta={decoders} />;
    }
    case "wifi":
      return <RowLink href={pathTo("wifiConfiguration")} icon={Wifi} title={t("actions.wifi")} meta={t("actions.wifiMeta")} />;
    case "support":
      return <RowLink href={pathTo("supportRequest")} icon={LifeBuoy} title={t("actions.support")} meta={t("actions.supportMeta")} />;
  }
}
