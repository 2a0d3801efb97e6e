import { ContainerModule } from "inversify";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { IDENTITY_PROOF_PORT, OPERATION_GATEWAY } from "./tokens.ts";

/** Proof of the identity before a sensitive change. */
export const identityModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(IDENTITY_PROOF_PORT).toResolvedValue((gateway) => new SoapIdentityProofAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
