import { rxjsNeedsAScheduler } from "./rxjs-needs-a-scheduler.ts";
import { textsLiveInTheirFiles } from "./texts-live-in-their-files.ts";
import { timeAndChanceComeThroughPorts } from "./time-and-chance-come-through-ports.ts";

/** Project rules for oxlint, loaded as a plugin (`jsPlugins` in .oxlintrc.json), so that editors show them too. */
export default {
  meta: { name: "ebok" },
  rules: {
    "time-and-chance-come-through-ports": timeAndChanceComeThroughPorts,
    "rxjs-needs-a-scheduler": rxjsNeedsAScheduler,
    "texts-live-in-their-files": textsLiveInTheirFiles,
  },
};
