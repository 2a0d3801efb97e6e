import { MATTERS_PORT } from "#src/container/tokens.ts";
import { askedBy } from "#domain/matters/index.ts";
import { MatterModel } from "#ui/features/matters/matter.model.ts";
import type { OperationCase } from "./case.ts";
import { passUntil } from "./passing.ts";
import { openScene, type Scene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

const PAGE = "/numberTransferDecision";

async function atLink(): Promise<{ readonly scene: Scene; readonly model: MatterModel }> {
  const scene = await openScene("own");
  const asked = askedBy("numberTransferDecision");
  if (asked === undefined) throw new Error("the page asks nothing");
  await scene.app.container.load("action-links");
  const world = {
    matters: scene.app.container.root.get(MATTERS_PORT),
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
  };
  return { scene, model: new MatterModel(world, { asked, token: { kind: "token", token: scene.tokenOfLink(PAGE) } }) };
}

function seenOf(model: MatterModel): string | undefined {
  const { view, busy, problem } = model;
  if (view.kind === "loading" || busy) return undefined;
  return problem === undefined ? view.kind : `${view.kind}, ${problem}`;
}

/** Nobody is in: a flag about a session is an answer like any other. */
export const getMatter: OperationCase = {
  when: "as its link opens",
  expected: {
    lost: "failed",
    unreadable: "failed",
    sessionError: "failed",
    roleError: "failed",
    backendAccessError: "failed",
  },
  recovered: "asked",
  async open() {
    const { scene, model } = await atLink();
    const read = (): void => void model.start();
    return { scene, ask: read, seen: () => seenOf(model), again: read };
  },
};

/** A lost answer is looked up; a refusal says that nothing was saved, and the question stays. */
export const answerMatter: OperationCase = {
  when: "with an answer pressed",
  expected: {
    lost: "settled",
    unreadable: "settled",
    sessionError: "asked, refused",
    roleError: "asked, refused",
    backendAccessError: "asked, refused",
  },
  recovered: "settled",
  async open() {
    const { scene, model } = await atLink();
    void model.start();
    await passUntil(scene.clock, 0, () => seenOf(model) === "asked");
    const answer = (): void => void model.answer("accept");
    return { scene, ask: answer, seen: () => seenOf(model), again: answer };
  },
};
