import { createServer } from "vite";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { ROOT } from "./run-tool.ts";

// npm run dev: shows every change at once. Vite serves the sources and proxies the provider's paths to the sandbox.
endWithNpm();
const provider = await startSandbox({ database: process.env["SANDBOX_DB"] ?? ":memory:" });
process.env["EBOK_PROVIDER"] = provider.url;

const vite = await createServer({ root: ROOT, server: { port: Number(process.env["PORT"] ?? 5173) } });
await vite.listen();
vite.printUrls();
console.log(`  The sandbox provider: ${provider.url}/sandbox (demo customers, outbox, faults, clock)`);

async function stop(): Promise<void> {
  await vite.close();
  await provider.close();
  process.exit(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
