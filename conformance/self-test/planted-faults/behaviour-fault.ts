import type { Forward, ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import type { FaultyAnswer, PlantedFault, ResponseChange, ServiceCall } from "./planted-fault.ts";
import { changeForwarded } from "./service-call.ts";

/** Creates a fault of what the provider does. `createAnswer` is called once per run. */
export const behaviourFault = (
  name: string,
  expectedRule: string,
  expectedOperation: string,
  createAnswer: () => FaultyAnswer,
  alsoBreaks: readonly string[] = [],
): PlantedFault => ({ name, expectedRule, expectedOperation, alsoBreaks, apply: { kind: "behaviour", createAnswer } });

/** Changes a call before the provider gets it. */
export const changingCalls =
  (change: (call: ServiceCall) => ServiceCall): (() => FaultyAnswer) =>
  () =>
  (call, forward) =>
    forward(call.operation === "" ? call : change(call));

/** Changes the responses to an operation. */
export const changingResponses =
  (operation: string, change: ResponseChange): (() => FaultyAnswer) =>
  () =>
  async (call, forward) => {
    const response = await forward(call);
    return call.operation === operation ? changeForwarded(response, change) : response;
  };

/** Replaces the responses to an operation; the provider does not get the call. */
export const replacingCalls =
  (operation: string, replacement: (call: ServiceCall) => ForwardedResponse): (() => FaultyAnswer) =>
  () =>
  (call, forward) =>
    call.operation === operation ? Promise.resolve(replacement(call)) : forward(call);

/** Answers calls of an operation by a function that knows the calls before. */
export const answeringCalls =
  <Memory>(
    operation: string,
    createMemory: () => Memory,
    answer: (call: ServiceCall, forward: Forward, memory: Memory) => Promise<ForwardedResponse>,
  ): (() => FaultyAnswer) =>
  () => {
    const memory = createMemory();
    return (call, forward) => (call.operation === operation ? answer(call, forward, memory) : forward(call));
  };
