import { behaviourFault, changingResponses } from "./behaviour-fault.ts";
import { changeElement, remove, repeat, setText } from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";

const inLog = (...change: Parameters<typeof changeElement>) =>
  changingResponses("getActivities", changeElement(...change));

/** Faults of the activity log. */
export const ACTIVITY_FAULTS: readonly PlantedFault[] = [
  behaviourFault(
    "lists an old activity first",
    "activity.newest-first",
    "getActivities",
    inLog("activities.item.at", setText("2020-01-01T00:00:00+01:00")),
  ),
  behaviourFault(
    "lists an activity twice",
    "activity.pages-complete",
    "getActivities",
    inLog("activities.item", repeat),
  ),
  behaviourFault(
    "shows a whole e-mail address in the log",
    "activity.no-secret",
    "getActivities",
    inLog("activities.item.text", setText("Zmieniono adres na anna.nowak@poczta.example")),
  ),
  behaviourFault(
    "leaves out the last login",
    "activity.login-listed",
    "getActivities",
    inLog("activities.item", remove),
  ),
];
