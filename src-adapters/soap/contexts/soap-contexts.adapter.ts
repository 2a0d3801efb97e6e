import { fail, mapResult } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { ContextRefusal, ContextRoles, ContextsPort } from "#domain/session/index.ts";
import { readAnswer, type OperationGateway } from "../gateway/answer.ts";
import type { Fields } from "../decoding/fields.ts";

/** Without the account that is in force now nobody knows whose the flags are. */
function decodeRoles(data: Fields): ContextRoles | undefined {
  const currentContext = data.optionalText("contextId");
  if (currentContext === undefined) return undefined;
  return {
    currentContext,
    cooperative: data.flag("cooperative"),
    b2b: data.flag("b2b"),
    crmUser: data.flag("crmUser"),
    access: { ebok: data.flag("ebokUser"), wifi: data.flag("wifiUser") },
  };
}

/** Acting for another account over SOAP. */
export class SoapContextsAdapter implements ContextsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async change(contextId: string): Promise<Result<ContextRoles, ContextRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("changeContext", { contextId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-context") return fail({ kind: "unknown-context" });
    const roles = readAnswer(outcome, decodeRoles);
    // an answer about another account than the one that was asked for tells nothing of either
    if (roles.ok && roles.value.currentContext !== contextId) return fail({ kind: "malformed", why: "wrong-field" });
    return mapResult(roles, (value) => value);
  }
}
