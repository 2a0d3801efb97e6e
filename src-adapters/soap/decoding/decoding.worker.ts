import { runErrands } from "./run-errands.ts";

/** The worker's whole life: the page hands it one port, by which everything else goes. */
addEventListener("message", ({ ports: [port] }) => {
  if (port !== undefined) runErrands(port);
});
