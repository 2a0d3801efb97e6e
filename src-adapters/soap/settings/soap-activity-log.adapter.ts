import type { ActivityGroup, ActivityLogPort, ActivityLogPage } from "#domain/settings/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import { decodeActivityPage, toWireWord } from "./decode-activity.ts";

/** Activity log over SOAP. */
export class SoapActivityLogAdapter implements ActivityLogPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load({
    group,
    cursor,
  }: {
    readonly group?: ActivityGroup | undefined;
    readonly cursor?: string | undefined;
  }): Promise<Result<ActivityLogPage, TransportFailure>> {
    return readServiceResponse(
      await this.#gateway.call("getActivities", {
        ...(group === undefined ? {} : { group: toWireWord(group) }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      decodeActivityPage,
    );
  }
}
