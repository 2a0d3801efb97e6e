import { prepareStart } from "./prepare-start.ts";

// npm start: serves the built portal and the sandbox on one origin.
await prepareStart();
// Runs in this process, so that a signal reaches the server directly.
await import("#sandbox/main.ts");
