import { parsePort } from "#sandbox/port.ts";
import { DEMO_PIN } from "#lms/demo/insert-demo-customers.ts";
import { startLmsDemo } from "#lms/demo/start-lms-demo.ts";
import { DOWNLOAD_PATH } from "#lms/download/create-download-operations.ts";
import { freePort } from "./free-port.ts";
import { prepareStart } from "./prepare-start.ts";
import { servePortalWithProvider } from "./serve-portal-with-provider.ts";

// npm run lms:demo: an embedded PostgreSQL with the tables of LMS and invented customers, the provider over it, and the
// built portal in front of it. Nothing has to be installed.
await prepareStart();
const port = parsePort(process.env["PORT"]) ?? (await freePort());
const demo = await startLmsDemo({
  port: 0,
  portal: `http://localhost:${port}`,
  log: () => undefined,
  report: ({ channel, recipient, text }) => console.log(`${channel} ${recipient}: ${text}`),
});
const { service, logins } = demo;
const { url } = await servePortalWithProvider({
  service,
  ...demo.capabilities,
  port,
  portal: "dist",
  files: DOWNLOAD_PATH,
  paymentHosts: [demo.paymentHost],
});
const width = Math.max(...logins.map(({ login }) => login.length));
const table = logins.map(({ login, shows }) => `  ${login.padEnd(width)}  ${shows}`).join("\n");
console.log(`\nebok     ${url}\nprovider ${service}\n\nDemo logins (PIN ${DEMO_PIN})\n${table}\n\nCtrl-C ends it.`);
