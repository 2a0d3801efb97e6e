const EVERY_MS = 250;

/**
 * Ends this process by SIGTERM when npm's shell has gone.
 *
 * npm hands a signal on to the shell that it started, and that shell dies without telling its child: a server that was
 * started by `npm start` would go on, and keep its port. Without npm around nothing happens.
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
