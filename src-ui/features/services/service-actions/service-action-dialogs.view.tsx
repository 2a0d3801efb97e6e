import { observer } from "#ui/shared/observer.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { CancelVisitDialog } from "./cancel-visit-dialog.view.tsx";
import { ChannelsDialog } from "./channels-dialog.view.tsx";
import { MoveDialog } from "./move-dialog.view.tsx";
import { PremiumDialog } from "./premium-dialog.view.tsx";
import { RenameDialog } from "./rename-dialog.view.tsx";
import type { ServiceActionsViewModel } from "./service-actions.view-model.ts";
import { TalkDialog } from "./talk-dialog.view.tsx";
import { VisitDialog } from "./visit-dialog.view.tsx";

/** Facts about the service that the dialogs show. */
export interface ServiceDialogFacts {
  readonly name: string;
  /** Name from the server. */
  readonly ownName: string;
  readonly worksUntil: WarsawDate | undefined;
}

/** Open dialog of a service. */
export const ServiceActionDialogs = observer(function ServiceActionDialogs({
  model,
  service,
}: {
  readonly model: ServiceActionsViewModel;
  readonly service: ServiceDialogFacts;
}) {
  const { opened, close } = model;
  switch (opened) {
    case "rename":
      return <RenameDialog model={model.rename} ownName={service.ownName} onClose={close} />;
    case "channels":
      return <ChannelsDialog model={model.channels} onClose={close} />;
    case "move":
      return <MoveDialog model={model.move} onClose={close} />;
    case "visit":
      return <VisitDialog model={model.visit} onClose={close} />;
    case "cancelVisit":
      return <CancelVisitDialog model={model.cancelVisit} onClose={close} />;
    case "talk":
      return <TalkDialog model={model.talk} name={service.name} worksUntil={service.worksUntil} onClose={close} />;
    case "premium":
      return <PremiumDialog model={model.premium} onClose={close} />;
    case undefined:
      return null;
  }
});
