import { rxjsNeedsAScheduler } from "./rxjs-needs-a-scheduler.ts";
import { textsLiveInTheirFiles } from "./texts-live-in-their-files.ts";
import { timeAndChanceComeThroughPorts } from "./time-and-chance-come-through-ports.ts";

/** What no rule of oxlint says: read by it as a plugin (`jsPlugins` in .oxlintrc.json), so an editor shows it too. */
export default {
  meta: { name: "ebok" },
  rules: {
    "time-and-chance-come-through-ports": timeAndChanceComeThroughPorts,
    "rxjs-needs-a-scheduler": rxjsNeedsAScheduler,
    "texts-live-in-their-files": textsLiveInTheirFiles,
  },
};
