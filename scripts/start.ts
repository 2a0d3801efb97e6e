import { prepareStart } from "./prepare-start.ts";

// npm start: the portal as a customer sees it, and the embedded provider behind it, on one origin.
await prepareStart();
// In this process: a signal reaches the server without a relay.
await import("#sandbox/main.ts");
