import { observer } from "mobx-react-lite";
import type { ServiceNoticesStore } from "#ui/stores/service-notices/service-notices.store.ts";
import { ServiceNoticeDialog } from "#ui/shell/service-notice/service-notice-dialog.view.tsx";

/** What the provider has refused, until it is read (CALL-08). */
export const ServiceNotice = observer(function ServiceNotice({ notices }: { readonly notices: ServiceNoticesStore }) {
  const { notice } = notices;
  if (notice === undefined) return null;
  // another notice is another dialog: it is announced, and takes the focus
  return (
    <ServiceNoticeDialog key={`${notice.kind} ${notice.message ?? ""}`} {...notice} onRead={() => notices.dismiss()} />
  );
});
