import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { AccountSwitchRefusal, AccountRoles, CustomerContextsPort } from "#domain/session/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { rightsFrom } from "../login/decode-session.ts";

/** Decodes the roles; `undefined` without the current account, because the flags could belong to any account. */
export function decodeRoles(data: Fields): AccountRoles | undefined {
  const currentContext = data.requiredText("contextId");
  if (currentContext === undefined) return undefined;
  return {
    currentContext,
    ...rightsFrom({
      cooperative: data.requiredFlag("cooperative"),
      b2b: data.requiredFlag("b2b"),
      crmUser: data.requiredFlag("crmUser"),
      ebok: data.requiredFlag("ebokUser"),
      wifi: data.requiredFlag("wifiUser"),
    }),
  };
}

/** Switches to another account over SOAP. */
export class SoapCustomerContextsAdapter implements CustomerContextsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async switchAccount(contextId: string): Promise<Result<AccountRoles, AccountSwitchRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("changeContext", { contextId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-context") return fail({ kind: "unknown-context" });
    // A response about another account says nothing about the requested one.
    const decodeRequested = (data: Fields) => {
      const roles = decodeRoles(data);
      return roles?.currentContext === contextId ? roles : undefined;
    };
    return readServiceResponse(outcome, decodeRequested);
  }
}
