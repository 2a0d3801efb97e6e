import { Calendar, KeyRound, LifeBuoy, PhoneCall, Truck, Tv, Wifi } from "lucide-react";
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
  | { readonly kind: "support" };

interface ActionsCardProps {
  readonly actions: readonly ServiceAction[];
  /** Appointments that are already made, by their dialog. */
  readonly appointments: Partial<Readonly<Record<OfferedDialog, string>>>;
  readonly onOpen: (dialog: OfferedDialog) => void;
}

/** Actions of a service; only those that this customer may open (NAV-04 to NAV-08, NAV-18). */
export function ActionsCard({ actions, appointments, onOpen }: ActionsCardProps) {
  return (
    <Card title={t("actions.title")} bareTitle>
      <Rows>
        {actions.map((action) =>
          action.kind === "dialog" ? (
            <IfAvailable key={action.dialog} feature={FEATURES[action.dialog]}>
              <RowButton
                icon={SIGNS[action.dialog]}
                title={t(titleOf(action.dialog, appointments))}
                meta={appointments[action.dialog] ?? t(`actions.${action.dialog}Meta`)}
                onClick={() => onOpen(action.dialog)}
              />
            </IfAvailable>
          ) : (
            <ActionRow key={action.kind} action={action} />
          ),
        )}
      </Rows>
    </Card>
  );
}

function titleOf(dialog: OfferedDialog, appointments: ActionsCardProps["appointments"]) {
  return dialog === "visit" && appointments.visit !== undefined
    ? "actions.visitBooked"
    : (`actions.${dialog}` as const);
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
    case "support":
      return (
        <IfAvailable feature="supportRequests">
          <RowLink
            href={pathTo("supportRequest")}
            icon={LifeBuoy}
            title={t("actions.support")}
            meta={t("actions.supportMeta")}
          />
        </IfAvailable>
      );
  }
}
