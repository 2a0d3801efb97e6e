// Removes the service worker of this portal and every file that it stored; other caches of the origin stay. The step that installs the page replaces this
// file by the worker, unless the operator has turned it off (docs/guides/deployment.md, "Service worker").
addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) if (name.startsWith("ebok-release")) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
