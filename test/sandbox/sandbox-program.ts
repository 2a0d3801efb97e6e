import { fileURLToPath } from "node:url";
import { KillableProgram } from "./killable-program.ts";

const MAIN = fileURLToPath(new URL("../../sandbox/main.ts", import.meta.url));

/** Sandbox as a separate process, as `npm run sandbox` starts it. */
export class SandboxProgram extends KillableProgram {
  constructor(port: number, database: string) {
    super({
      args: [MAIN],
      env: { PORT: String(port), SANDBOX_DB: database },
      address: /http:\/\/[^\s/]+/,
    });
  }
}
