import type { CallTracer } from "#adapters/soap/gateway/call-tracer.ts";
import type { ProviderCapabilities } from "#adapters/soap/gateway/supported-operations.ts";
import type { Configuration } from "#domain/configuration/index.ts";
import type { SessionLimits } from "#domain/session/index.ts";

/** Configuration of the installation in domain terms. */
export interface PortalSettings {
  /** Single endpoint of the service (CALL-01). */
  readonly serviceUrl: string;
  /** Path of the chat's socket on the portal's own host (CHAT-19). */
  readonly chatPath: string;
  /** Time limit of one attempt, in ms (CALL-04). */
  readonly requestTimeoutMs: number;
  /**
   * Hosts, with a port if configured: allowed payment pages, pages allowed in frames, hosts of pictures, and the
   * ministry's invoice check (KSeF).
   */
  readonly hosts: Pick<Configuration["hosts"], "payment" | "iframe" | "images" | "ksef">;
  readonly session: SessionLimits;
  /**
   * Bank accounts that the server accepts (VAL-07), and the largest attachment in megabytes of 1,000,000 bytes
   * (VAL-13).
   */
  readonly limits: Pick<Configuration["limits"], "bankAccount" | "fileMegabytes">;
  /** Legal deadlines of complaints, if they differ from those of the domain. */
  readonly complaints: Configuration["complaints"];
  /** Legal periods and amounts, if they differ from those of the domain (docs/legal-terms.md). */
  readonly legal: Configuration["legal"];
  /** Help lines for customers, with their hours. */
  readonly help: Configuration["help"];
  /** Default PIN of decoders; not mentioned if it is not configured (DEV-06). */
  readonly decoder: Configuration["decoder"];
  /** Operations that the provider supports, and parts that the operator has switched off (CALL-12). */
  readonly capabilities: ProviderCapabilities;
  /** Recording of sessions; nothing is recorded without it (HTTP-03). */
  readonly recording: Configuration["recording"];
  /** Pages of the operator's app in the stores (APP-01). */
  readonly app: Configuration["app"];
  /** Traces the calls of the page in the diagnostics mode (CALL-17). */
  readonly callTracer?: Pick<CallTracer, "fetch" | "end"> | undefined;
}
