import { ACTION_LINKS_PORT } from "#src/container/tokens.ts";
import { actionLinkPromptOf } from "#domain/action-links/index.ts";
import { ActionLinkViewModel } from "#ui/features/action-links/action-link.view-model.ts";
import type { OperationCase } from "./operation-case.ts";
import { advanceUntil } from "./advance-until.ts";
import { openScene, type Scene } from "./scene.ts";
import * as tokens from "#src/container/tokens.ts";

const PAGE = "/numberTransferDecision";

async function openActionLink(): Promise<{ readonly scene: Scene; readonly model: ActionLinkViewModel }> {
  const scene = await openScene("own");
  const prompt = actionLinkPromptOf("numberTransferDecision");
  if (prompt === undefined) throw new Error("numberTransferDecision has no prompt");
  await scene.app.container.load("action-links");
  const dependencies = {
    actionLinks: scene.app.container.root.get(ACTION_LINKS_PORT),
    idempotencyKeys: scene.app.container.root.get(tokens.IDEMPOTENCY_KEY_PORT),
    origin: "https://ebok.example",
  };
  return {
    scene,
    model: new ActionLinkViewModel(dependencies, {
      prompt,
      token: { kind: "token", token: scene.tokenOfLink(PAGE) },
      result: undefined,
      answered: undefined,
    }),
  };
}

function outcomeOf(model: ActionLinkViewModel): string | undefined {
  const { status, busy, problem } = model;
  if (status.kind === "loading" || busy) return undefined;
  return problem === undefined ? status.kind : `${status.kind}, ${problem}`;
}

/** Runs without a session: the portal treats a flag like any other failure. */
export const getActionLinkCase: OperationCase = {
  when: "when its link is opened",
  expected: {
    lost: "failed",
    unreadable: "failed",
    sessionError: "failed",
    roleError: "failed",
    backendAccessError: "failed",
  },
  recovered: "unanswered",
  async open() {
    const { scene, model } = await openActionLink();
    const read = (): void => void model.start();
    return { scene, ask: read, shownOutcome: () => outcomeOf(model), tryAgain: read };
  },
};

/** Re-reads the state after a lost response. A refusal saves nothing and keeps the question open. */
export const answerActionLinkCase: OperationCase = {
  when: "with an answer selected",
  expected: {
    lost: "settled",
    unreadable: "settled",
    sessionError: "unanswered, unlisted",
    roleError: "unanswered, unlisted",
    backendAccessError: "unanswered, unlisted",
  },
  recovered: "settled",
  async open() {
    const { scene, model } = await openActionLink();
    void model.start();
    await advanceUntil(scene.clock, 0, () => outcomeOf(model) === "unanswered");
    const answer = (): void => void model.answer("accept");
    return { scene, ask: answer, shownOutcome: () => outcomeOf(model), tryAgain: answer };
  },
};
