import { Calendar, Clapperboard, KeyRound, LifeBuoy, PhoneCall, Truck, Tv, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import type { PortalFeature } from "#domain/access/index.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { Card } from "#ui/design-system/card.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { RowLink, Rows } from "#ui/design-system/rows.tsx";
import { RowButton } from "./row-button.tsx";
import { t } from "./services.texts.ts";

/** Dialogs that are listed among the actions of a service. */
export type OfferedDialog = "channels" | "move" | "visit" | "talk";

/** Action of a service on its page. */
export type ServiceAction =
  | { readonly kind: "dialog"; readonly dialog: OfferedDialog }
  | { readonly kind: "resetPin"; /** 0 when unknown. */ readonly decoders: number }
  | { readonly kind: "wifi" }
  | { readonly kind: "subscription" }
  | { readonly kind: "support"; readonly productId: string };

interface ActionsCardProps {
  readonly actions: readonly ServiceAction[];
  /** Rows of appointments that are already made, by their dialog. */
  readonly appointments: Partial<Readonly<Record<OfferedDialog, ReactNode>>>;
  readonly onOpen: (dialog: OfferedDialog) => void;
  /** Rows after the actions. */
  readonly children?: ReactNode;
}

/** Actions of a service; only those that this customer may open (NAV-04 to NAV-08, NAV-18). */
export function ActionsCard({ actions, appointments, onOpen, children }: ActionsCardProps) {
  return (
    <Card title={t("actions.title")} bareTitle>
      <Rows>
        {actions.map((action) =>
          action.kind === "dialog" ? (
            <IfAvailable key={action.dialog} feature={FEATURES[action.dialog]}>
              <DialogRow dialog={action.dialog} appointment={appointments[action.dialog]} onOpen={onOpen} />
            </IfAvailable>
          ) : (
            <ActionRow key={action.kind} action={action} />
          ),
        )}
        {children}
      </Rows>
    </Card>
  );
}

/** Row of a dialog. The `<li>` stays when an appointment is made or cancelled, so that the focus returns into it. */
function DialogRow({
  dialog,
  appointment,
  onOpen,
}: {
  readonly dialog: OfferedDialog;
  readonly appointment: ReactNode;
  readonly onOpen: ActionsCardProps["onOpen"];
}) {
  return (
    <li>
      {appointment ?? (
        <RowButton
          icon={SIGNS[dialog]}
          title={t(`actions.${dialog}`)}
          meta={t(`actions.${dialog}Meta`)}
          onClick={() => onOpen(dialog)}
        />
      )}
    </li>
  );
}

const SIGNS: Readonly<Record<OfferedDialog, IconDrawing>> = {
  channels: Tv,
  move: Truck,
  visit: Calendar,
  talk: PhoneCall,
};

const FEATURES: Readonly<Record<OfferedDialog, PortalFeature>> = {
  channels: "tvChannels",
  move: "serviceMove",
  visit: "appointments",
  talk: "callBack",
};

function ActionRow({ action }: { readonly action: Exclude<ServiceAction, { readonly kind: "dialog" }> }) {
  switch (action.kind) {
    case "resetPin": {
      const decoders = action.decoders === 0 ? undefined : t("actions.decoders", { count: action.decoders });
      return <RowLink href={pathTo("resetPin")} icon={KeyRound} title={t("actions.resetPin")} meta={decoders} />;
    }
    case "wifi":
      return (
        <RowLink
          href={pathTo("wifiConfiguration")}
          icon={Wifi}
          title={t("actions.wifi")}
          meta={t("actions.wifiMeta")}
        />
      );
    case "subscription":
      return (
        <RowLink
          href={pathTo("directBilling")}
          icon={Clapperboard}
          title={t("actions.subscription")}
          meta={t("actions.subscriptionMeta")}
        />
      );
    case "support":
      return (
        <IfAvailable feature="supportRequests">
          <RowLink
            href={`${pathTo("supportRequest")}?${new URLSearchParams({ service: action.productId })}`}
            icon={LifeBuoy}
            title={t("actions.support")}
            meta={t("actions.supportMeta")}
          />
        </IfAvailable>
      );
  }
}
