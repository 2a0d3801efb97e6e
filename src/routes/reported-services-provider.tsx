import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import { ReportedServicesContext } from "#ui/shared/reported-services-context.ts";
import { REPORTED_FAULTS } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Marks the services with a reported fault, once the requests are known (REQ-41). */
export const ReportedServicesProvider = observer(function ReportedServicesProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const faults = useService(REPORTED_FAULTS);
  return <ReportedServicesContext value={faults.productIds}>{children}</ReportedServicesContext>;
});
