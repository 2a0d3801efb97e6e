import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { ReportedServicesContext } from "#ui/shared/reported-services-context.ts";
import { LOADED_REQUESTS } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Marks the services with a reported fault, once the requests are known (REQ-41). */
export const ReportedServicesProvider = observer(function ReportedServicesProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const requests = useService(LOADED_REQUESTS);
  return <ReportedServicesContext value={requests.faultyProducts}>{children}</ReportedServicesContext>;
});
