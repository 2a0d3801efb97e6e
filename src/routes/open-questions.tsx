import { OpenQuestions } from "#ui/features/support-request/open-questions.view.tsx";
import { SUPPORT_STORE } from "../container/page-store-tokens.ts";
import { SERVICE_CLOCK } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Requests that wait for the customer (REQ-90). */
export function OpenRequestQuestions() {
  const [store, clock] = [useService(SUPPORT_STORE), useService(SERVICE_CLOCK)];
  return <OpenQuestions store={store} clock={clock} />;
}
