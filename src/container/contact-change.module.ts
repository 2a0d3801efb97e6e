import { ContainerModule } from "inversify";
import { SoapContactChangeAdapter } from "#adapters/soap/contact/soap-contact-change.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CONTACT_CHANGE_PORT } from "./tokens.ts";

/** Changes of contact data. Separate from `contact`, which every page loads, because of its validation rules. */
export const contactChangeModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONTACT_CHANGE_PORT).toResolvedValue((gateway) => new SoapContactChangeAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
