import { PauseRecorder } from "./pause-recorder.ts";

// Loaded before a server of the bench (`--import`). Records its pauses between two messages of the bench.
const recorder = new PauseRecorder();
process.on("message", (message) => {
  if (message === "start") recorder.start();
  else process.send?.(recorder.stop());
});
// The server ends when its own work has ended.
process.channel?.unref();
