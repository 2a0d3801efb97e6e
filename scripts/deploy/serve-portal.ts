import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningSandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { installConfiguration } from "../../deploy/configuration/install-configuration.ts";
import { nginxMainConf } from "../../deploy/nginx/nginx-main-conf.ts";
import { DEBIAN_INSTALLATION, type NginxInstallation } from "../../deploy/nginx/nginx-installation.ts";
import { wellKnown } from "../../deploy/nginx/well-known-options.ts";
import { nginxConf } from "../../deploy/nginx/nginx-conf.ts";
import { providerFrontConf, type ProviderFront } from "../../deploy/nginx/provider-front-conf.ts";
import { installPage } from "../../deploy/page/install-page.ts";
import { installRelease, switchTo } from "../../deploy/release/release.ts";
import { readServedConfiguration } from "../../deploy/served-configuration.ts";
import { freePort } from "../free-port.ts";
import { asRecord } from "../json.ts";
import { startEchoServer } from "./echo-server.ts";

/** Addresses and folders that represent an operator's machines. */
interface Addresses {
  /** Origin of the portal behind nginx. */
  readonly portal: string;
  /** The same origin without TLS; it only redirects. */
  readonly plain: string;
  /** Origin of a portal whose provider is on `front`. */
  readonly apart: string;
  readonly front: string;
  /** Origin of a portal that names the same provider without being allowed by it. */
  readonly stranger: string;
  /** Origin of a portal whose service takes three calls at once and one a second. */
  readonly limited: string;
  /** Origin of a portal with two provider processes, of which the first is stopped. */
  readonly paired: string;
  /** Served configuration of `limited`. */
  readonly configuration: string;
  /** Origin of a provider whose engine has a certificate of an unknown authority. */
  readonly untrusted: string;
  /** The same with the authority of the engine's certificate. */
  readonly trusting: string;
  /** Separate server that receives the chat and the reports of `apart`. */
  readonly engines: string;
  /** Origin of the sandbox, which serves the portal as `npm start` does. */
  readonly sandbox: string;
  readonly logs: string;
}

/** Simulated machines of an operator: nginx with TLS and the sandbox behind it. */
export interface ServedPortal {
  readonly addresses: Addresses;
  close(): Promise<void>;
}

const DEMO_WELL_KNOWN = wellKnown({
  contacts: ["mailto:security@ebok.example"],
  androidApps: [`pl.example.ebok=${Array.from({ length: 32 }, () => "AB").join(":")}`],
  iosApps: ["ABCDE12345.pl.example.ebok"],
  now: new Date(),
});

const PATIENCE_MS = 10_000;
const EVERY_MS = 25;

/** Returns the configuration that `npm start` serves; nginx serves the same file. */
async function configurationOf(sandbox: RunningSandbox): Promise<Readonly<Record<string, unknown>>> {
  return asRecord(await (await fetch(`${sandbox.url}/config.json`)).json());
}

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      "-addext",
      "subjectAltName=DNS:localhost,IP:127.0.0.1",
      "-keyout",
      join(folder, "key.pem"),
      "-out",
      join(folder, "certificate.pem"),
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl failed to create a certificate: ${stderr}`);
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

async function startNginx(main: string, port: number): Promise<ChildProcess> {
  // If root runs the test, the workers must run as root to read root's folders.
  const globals = `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`;
  const check = spawnSync("/usr/sbin/nginx", ["-t", "-c", main, "-g", globals], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(`nginx rejects the printed configuration:\n${check.stderr}`);
  const nginx = spawn("/usr/sbin/nginx", ["-c", main, "-g", globals], { stdio: "inherit" });
  const until = performance.now() + PATIENCE_MS;
  while (!(await listens(port))) {
    if (nginx.exitCode !== null || performance.now() > until)
      throw new Error(`nginx does not listen (exit code ${nginx.exitCode ?? "none"})`);
    await pause(EVERY_MS);
  }
  return nginx;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGQUIT");
  });
}

/**
 * Serves the portal in `built` as the deployment guide describes. Rejects with nginx's output if nginx does not start.
 */
export async function servePortal(built: string): Promise<ServedPortal> {
  const folder = mkdtempSync(join(tmpdir(), "ebok-deploy-"));
  chmodSync(folder, 0o755);
  const inFolder = (name: string): string => join(folder, name);
  for (const name of ["site", "run"]) mkdirSync(inFolder(name));
  const sandbox = await startSandbox({ portal: built });
  const engines = await startSandbox({ portal: built });
  makeCertificate(folder);
  const tls = { certificate: inFolder("certificate.pem"), certificateKey: inFolder("key.pem") };
  const [echo, tlsEcho] = await Promise.all([startEchoServer(), startEchoServer(tls)]);
  const closeProviders = async (): Promise<void> =>
    void (await Promise.all([sandbox, engines, echo, tlsEcho].map((server) => server.close())));
  try {
    installRelease(inFolder("site"), built, "1");
    mkdirSync(join(inFolder("site"), "brand"));
    writeFileSync(join(inFolder("site"), "brand", "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const configuration = await configurationOf(sandbox);
    writeFileSync(inFolder("prerendered.json"), JSON.stringify(configuration));
    installPage({ site: inFolder("site"), id: "1", configuration: inFolder("prerendered.json") });
    switchTo(inFolder("site"), "1");
    const provider = `http://127.0.0.1:${sandbox.port}`;
    const providers = [provider] as const;
    const behind = `http://127.0.0.1:${engines.port}`;
    const print = async (
      name: string,
      host: string,
      config: Readonly<Record<string, unknown>>,
      others: Partial<Pick<NginxInstallation, "providers" | "chat" | "tracking" | "serviceRate" | "serviceBurst">> = {},
    ): Promise<{ readonly httpsPort: number; readonly httpPort: number }> => {
      const [httpsPort, httpPort, reportsPort] = await Promise.all([freePort(), freePort(), freePort()]);
      const logs = inFolder(`${name}-logs`);
      mkdirSync(logs);
      installConfiguration(JSON.stringify(config), inFolder(`${name}.json`));
      const installation = {
        ...tls,
        providers,
        serviceRate: DEBIAN_INSTALLATION.serviceRate,
        serviceBurst: DEBIAN_INSTALLATION.serviceBurst,
        ...others,
        httpsPort,
        httpPort,
        reportsPort,
        names: [`${name}.ebok.wiazka-telekomunikacja-kablowa.example`, host],
        logs,
        site: inFolder("site"),
        configuration: inFolder(`${name}.json`),
        alsoProxied: ["/sandbox/"],
        wellKnown: DEMO_WELL_KNOWN,
        ipv6: false,
        brotli: true,
      };
      writeFileSync(inFolder(`${name}.conf`), nginxConf(installation, readServedConfiguration(JSON.stringify(config))));
      return { httpsPort, httpPort };
    };
    const front = await freePort();
    const elsewhere = { ...configuration, provider: { serviceUrl: `https://localhost:${front}/service` } };
    const portal = await print("portal", "localhost", configuration);
    const apart = await print("apart", "127.0.0.1", elsewhere, { chat: behind, tracking: behind });
    const stranger = await print("stranger", "127.0.0.2", elsewhere);
    const limited = await print("limited", "127.0.0.3", configuration, {
      serviceRate: 1,
      serviceBurst: 2,
      tracking: `http://127.0.0.1:${echo.port}`,
    });
    const paired = await print("paired", "127.0.0.4", configuration, {
      providers: [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${echo.port}`],
    });
    const printFront = (
      name: string,
      httpsPort: number,
      engine: Pick<ProviderFront, "providers" | "authorities">,
    ): void =>
      writeFileSync(
        inFolder(`${name}.conf`),
        providerFrontConf({
          ...tls,
          ...engine,
          name: "localhost",
          httpsPort,
          path: "/service",
          requestSeconds: 60,
          fileMegabytes: 5,
          serviceRate: DEBIAN_INSTALLATION.serviceRate,
          serviceBurst: DEBIAN_INSTALLATION.serviceBurst,
          portals: [`https://127.0.0.1:${apart.httpsPort}`],
        }),
      );
    const [untrusted, trusting] = await Promise.all([freePort(), freePort()]);
    const tlsEngine = `https://localhost:${tlsEcho.port}`;
    printFront("front", front, { providers });
    printFront("untrusted", untrusted, { providers: [tlsEngine] });
    printFront("trusting", trusting, { providers: [tlsEngine], authorities: tls.certificate });
    writeFileSync(inFolder("main"), nginxMainConf({ run: inFolder("run"), site: inFolder("*.conf"), brotli: true }));
    const nginx = await startNginx(inFolder("main"), portal.httpsPort);
    return {
      addresses: {
        portal: `https://localhost:${portal.httpsPort}`,
        plain: `http://localhost:${portal.httpPort}`,
        apart: `https://127.0.0.1:${apart.httpsPort}`,
        front: `https://localhost:${front}`,
        stranger: `https://127.0.0.2:${stranger.httpsPort}`,
        limited: `https://127.0.0.3:${limited.httpsPort}`,
        paired: `https://127.0.0.4:${paired.httpsPort}`,
        configuration: inFolder("limited.json"),
        untrusted: `https://localhost:${untrusted}`,
        trusting: `https://localhost:${trusting}`,
        engines: behind,
        sandbox: provider,
        logs: inFolder("portal-logs"),
      },
      close: async () => {
        await ended(nginx);
        await closeProviders();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await closeProviders();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
