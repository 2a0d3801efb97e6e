// Removes the service worker of this portal and everything that it stored. The step that installs the page replaces this
// file by the worker, unless the operator has turned it off (docs/guides/deployment.md, "Service worker").
addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
