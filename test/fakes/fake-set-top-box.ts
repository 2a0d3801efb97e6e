import {
  isSameDecoder,
  type Decoder,
  type PinCode,
  type PinRefusal,
  type PinReset,
  type SetTopBoxPort,
} from "#domain/set-top-box/index.ts";
import { fail, succeed, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeSetTopBox extends SetTopBoxPort {
  readonly script: Script<"loadDecoders" | "resetPin">;
  readonly sent: readonly PinReset[];
}

/** Decoders in memory, each with the kind of its code or with the message of a refusal. */
export function fakeSetTopBox(
  decoders: readonly {
    readonly decoder: Decoder;
    readonly gives: PinCode["kind"] | { readonly nothing: string | undefined };
  }[],
): FakeSetTopBox {
  const script: FakeSetTopBox["script"] = new Script();
  const sent: PinReset[] = [];
  const answers = new Map<string, { readonly content: string; readonly answer: Result<PinCode, PinRefusal> }>();

  function perform({ decoder }: PinReset): Result<PinCode, PinRefusal> {
    const gives = decoders.find((one) => isSameDecoder(one.decoder, decoder))?.gives ?? {
      nothing: "Nie znamy takiego dekodera.",
    };
    if (typeof gives !== "string") return fail({ kind: "pin-refused", message: gives.nothing });
    const digits = String(42 + answers.size).padStart(gives === "resetCode" ? 6 : 4, "0");
    return succeed({ kind: gives, digits });
  }

  return {
    script,
    sent,
    loadDecoders: () => script.answer("loadDecoders", () => succeed(decoders.map(({ decoder }) => decoder))),
    resetPin(reset) {
      sent.push(reset);
      return script.answer("resetPin", (): Result<PinCode, PinRefusal | TransportFailure> => {
        const content = JSON.stringify(reset.decoder);
        const former = answers.get(reset.idempotencyKey);
        if (former !== undefined)
          return former.content === content ? former.answer : fail({ kind: "http", status: 400 });
        const answer = perform(reset);
        answers.set(reset.idempotencyKey, { content, answer });
        return answer;
      });
    },
  };
}
