import type {
  ConsentEvent,
  DataHistory,
  DataHistoryPort,
  PastChat,
  PastChatMessage,
} from "#domain/data-export/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

function decodeMessage(item: Fields): PastChatMessage | undefined {
  const [at, side] = [item.requiredInstant("at"), item.requiredText("side")];
  return at === undefined || side === undefined ? undefined : { at, side, text: item.presentText("text") ?? "" };
}

function decodeChat(item: Fields): PastChat | undefined {
  const startedAt = item.requiredInstant("startedAt");
  if (startedAt === undefined) return undefined;
  return {
    startedAt,
    topic: item.optionalText("topic"),
    agentName: item.optionalText("agentName"),
    messages: item.list("messages", decodeMessage) ?? [],
  };
}

function decodeConsentEvent(item: Fields): ConsentEvent | undefined {
  const [at, consentName] = [item.requiredInstant("at"), item.requiredText("consentName")];
  const given = item.optionalFlag("given");
  if (at === undefined || consentName === undefined || given === undefined) return undefined;
  return { at, consentName, given, channel: item.optionalText("changedBy") };
}

function decodeHistory(data: Fields): DataHistory | undefined {
  const chats = data.list("chats", decodeChat);
  const consentHistory = data.list("consentChanges", decodeConsentEvent);
  return chats === undefined || consentHistory === undefined ? undefined : { chats, consentHistory };
}

/** Chats and changes of consents, over SOAP. */
export class SoapDataHistoryAdapter implements DataHistoryPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<DataHistory, TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getDataHistory"), decodeHistory);
  }
}
