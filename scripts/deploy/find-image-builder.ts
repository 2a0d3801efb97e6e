import { spawnSync } from "node:child_process";

/** Programs that build a container image, in order of preference: Podman needs no daemon. */
const BUILDERS = ["podman", "docker"] as const;

/** Returns the program that can build a container image here; `undefined` if none is installed or its daemon is off. */
export const findImageBuilder = (): (typeof BUILDERS)[number] | undefined =>
  BUILDERS.find((program) => spawnSync(program, ["info"], { stdio: "ignore" }).status === 0);
