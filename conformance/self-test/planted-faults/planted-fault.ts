import type { ExchangeFailure, RecordedResponse } from "../../exchange/exchange.ts";
import type { Forward, ForwardedRequest, ForwardedResponse, FrameDirection } from "../../proxy/forwarding-proxy.ts";

/** Changes a response; `undefined` for one that lacks what would be changed. */
export type ResponseChange = (response: RecordedResponse) => RecordedResponse | undefined;

/** Request of a call with the parts that faults read. */
export interface ServiceCall extends ForwardedRequest {
  /** Operation in the body; "" for any other request. */
  readonly operation: string;
}

/** Answers requests in place of the provider. Called once per run, so that a fault may remember former calls. */
export type FaultyAnswer = (call: ServiceCall, forward: Forward) => Promise<ForwardedResponse>;

/** Passes chat frames on, changed. Called once per run. */
export type FaultyFrames = (direction: FrameDirection, frame: string, socket: number) => readonly string[];

/** Effect of a fault: on one response, on its transport, on what the provider does, or on the chat. */
export type PlantedFaultEffect =
  | { readonly kind: "response"; readonly change: ResponseChange }
  | { readonly kind: "failure"; readonly failure: ExchangeFailure }
  | { readonly kind: "behaviour"; readonly createAnswer: () => FaultyAnswer }
  | { readonly kind: "chat"; readonly createFrames: () => FaultyFrames }
  | { readonly kind: "no chat" };

/** Deviation from the contract that the conformance kit must name. */
export interface PlantedFault {
  /** Unique, in words. */
  readonly name: string;
  /** Rule of docs/contract/rules.json that the kit must name. */
  readonly expectedRule: string;
  /** Operation that the finding names; "" for the chat and for requests that are no call. */
  readonly expectedOperation: string;
  /** Rules of other groups that the fault breaks as well. */
  readonly alsoBreaks?: readonly string[];
  readonly apply: PlantedFaultEffect;
}
