const EVERY_MS = 250;

/**
 * Ends this process by SIGTERM when npm's shell has ended.
 * npm forwards a signal to its shell, and the shell dies without forwarding it: a server started by `npm start` would
 * go on and keep its port. Does nothing without npm.
 */
export function endWithNpm(): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, EVERY_MS);
  watch.unref();
}
