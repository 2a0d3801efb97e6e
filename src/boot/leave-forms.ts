import type { LeaveRequest } from "#ui/shared/forms/unsaved-changes.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { FORM_SERVICES } from "../container/tokens.ts";
import type { App } from "./app.ts";

/** Asks the customer before a navigation loses input. Without form services there is no input. */
export function createLeaveForms(
  container: AppContainer,
): Pick<App, "leaveForms" | "leaveAccount" | "leaveForAccount"> {
  const formServices = () => (container.isLoaded("forms") ? container.root.get(FORM_SERVICES) : undefined);

  function askBefore(request: LeaveRequest): void {
    const unsaved = formServices()?.unsaved;
    if (unsaved?.isGuarded === true) unsaved.ask(request);
    else request.leave();
  }

  const unfinished = () => formServices()?.drafts.lastUnfinished();
  /** A form of another account has no page here. */
  const unfinishedElsewhere = () => (formServices()?.drafts.hasUnfinished() === true ? {} : undefined);

  return {
    leaveForms: (leave) => askBefore({ leave }),
    leaveAccount: (leave) => askBefore({ leave, unfinished: unfinished() ?? unfinishedElsewhere(), endsAccount: true }),
    leaveForAccount: (leave) =>
      askBefore({
        leave() {
          formServices()?.drafts.discardAtSwitch();
          leave();
        },
        unfinished: unfinished(),
        isAccountSwitch: true,
        endsAccount: true,
      }),
  };
}
