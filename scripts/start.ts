import { parseArgs } from "node:util";
import { PROVIDER_PROFILES } from "#domain/configuration/index.ts";
import { parsePort } from "#sandbox/port.ts";
import { prepareStart } from "./prepare-start.ts";
import { servePortalWithProvider } from "./serve-portal-with-provider.ts";

// npm start: serves the built portal and the sandbox on one origin.
// npm start -- --service URL [--profile login|core|full]: serves the portal in front of that provider instead.
const { values } = parseArgs({ options: { service: { type: "string" }, profile: { type: "string" } } });
const { service } = values;
const profile = PROVIDER_PROFILES.find((name) => name === (values.profile ?? "full"));
if (values.profile !== undefined && service === undefined) {
  console.error("--profile belongs to a provider: name it with --service ADDRESS.");
  process.exit(1);
}
if (profile === undefined || (service !== undefined && !URL.canParse(service))) {
  console.error(`--service has to be an address, --profile one of: ${PROVIDER_PROFILES.join(", ")}.`);
  process.exit(1);
}
await prepareStart();
if (service === undefined) {
  // Runs in this process, so that a signal reaches the server directly.
  await import("#sandbox/main.ts");
} else {
  const port = parsePort(process.env["PORT"]) ?? 0;
  const { url } = await servePortalWithProvider({ service, profile, port, portal: "dist" });
  console.log(`\nebok     ${url}\nprovider ${service} (profile ${profile})\n\nCtrl-C ends it.`);
}
