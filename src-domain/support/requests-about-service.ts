import type { WarsawDate } from "../shared-kernel/index.ts";
import { isAcceptedBySilence } from "./displayed-request-state.ts";
import { isRequestOpen, newestRequestsFirst, type SupportRequest } from "./support-request.ts";

/**
 * Lists the reported faults of services that the operator has not answered yet, newest first (REQ-41). Questions and
 * complaints are left out: they say nothing about whether the service works.
 */
export function openFaults(requests: readonly SupportRequest[]): readonly SupportRequest[] {
  return newestRequestsFirst(
    requests.filter((request) => request.kind === "fault" && request.productId !== undefined && isRequestOpen(request)),
  );
}

/**
 * Lists the open requests of the same form about the same service, newest first (REQ-42). A complaint that silence has
 * accepted is decided, whatever state the provider still states.
 */
export function openRequestsOfForm(
  requests: readonly SupportRequest[],
  { formId, productId }: { readonly formId: string; readonly productId: string },
  today: WarsawDate,
): readonly SupportRequest[] {
  return newestRequestsFirst(
    requests.filter(
      (request) =>
        request.formId === formId &&
        request.productId === productId &&
        isRequestOpen(request) &&
        !isAcceptedBySilence(request, today),
    ),
  );
}
