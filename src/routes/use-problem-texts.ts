import { useEffect, useState } from "react";
import { firstProblemText } from "#ui/features/login/login.texts.ts";
import type { ProblemTextOf } from "#ui/features/login/refusals/problem-text.ts";
import type { AccountContainer } from "../container/portal-container.ts";
import * as tokens from "../container/tokens.ts";

/** Returns the texts for refusals of the server, once they have loaded; they load with the first refusal. */
export function useProblemTexts(root: AccountContainer, isNeeded: boolean): ProblemTextOf | undefined {
  const [problemTextOf, setProblemTextOf] = useState<ProblemTextOf>();
  const isMissing = isNeeded && problemTextOf === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // The texts cannot be loaded without a network; the first text is that of a missing connection.
    import("#ui/features/login/refusals/problem-text.ts")
      .then(
        ({ createProblemText }) =>
          createProblemText(
            root.get(tokens.CONNECTIVITY_STORE),
            () => root.get(tokens.SERVICE_CLOCK).now(),
            () => !root.get(tokens.FEATURE_AVAILABILITY_STORE).unavailable.has("passwordReset"),
          ),
        () => firstProblemText,
      )
      .then(
        (texts) => setProblemTextOf(() => texts),
        () => undefined,
      );
  }, [root, isMissing]);
  return problemTextOf;
}
