import type { ActiveSession, ActiveSessionsPort } from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";

const CHANNELS: ReadonlyMap<string, ActiveSession["channel"]> = new Map([
  ["BROWSER", "browser"],
  ["APP", "app"],
]);

/** Decodes a session; `undefined` only without an id: the customer could not end a session that is left out. */
function decodeSession(item: Fields): ActiveSession | undefined {
  const id = item.requiredText("id");
  if (id === undefined) return undefined;
  return {
    id,
    isCurrent: item.flag("isCurrent"),
    channel: item.parsed("channel", (text) => CHANNELS.get(text)) ?? "unknown",
    device: item.optionalText("device"),
    place: item.optionalText("place"),
    startedAt: item.instant("startedAt"),
    lastUsedAt: item.instant("lastUsedAt"),
  };
}

const decodeEnded = (data: Fields): "ended" | undefined => (data.whole("ended") === undefined ? undefined : "ended");

/** Open sessions of the login, over SOAP. */
export class SoapActiveSessionsAdapter implements ActiveSessionsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly ActiveSession[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getSessions"), (data) => data.list("sessions", decodeSession));
  }

  async end({
    idempotencyKey: intentId,
    id,
  }: {
    readonly idempotencyKey: string;
    readonly id: string;
  }): Promise<Result<"ended", TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("endSession", { intentId, id }), decodeEnded);
  }

  async endOthers({
    idempotencyKey: intentId,
  }: {
    readonly idempotencyKey: string;
  }): Promise<Result<"ended", TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("endOtherSessions", { intentId }), decodeEnded);
  }
}
