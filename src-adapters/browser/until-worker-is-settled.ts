/** Part of a service worker that is needed to wait for it. */
export type ChangingWorker = Pick<ServiceWorker, "state" | "addEventListener" | "removeEventListener">;

/** Resolves when a worker is neither installed nor activated at the moment: it is in use, or has failed. */
export function untilWorkerIsSettled(worker: ChangingWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== "activated" && worker.state !== "redundant") return;
      worker.removeEventListener("statechange", look);
      resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}
