import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

/** Certificate of `localhost` for this run of the bench, which no authority has signed. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

let created: Certificate | undefined;

/** Creates the certificate at the first call, and trusts it in this process. Throws if openssl is missing. */
export function certificate(): Certificate {
  created ??= createCertificate();
  return created;
}

function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "ebok-bench-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost";
  const { status, stderr } = spawnSync("openssl", [...options.split(" "), "-keyout", key, "-out", cert], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`openssl failed to create a certificate: ${stderr}`);
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  // Playwright fetches the responses that a measurement changes.
  setDefaultCACertificates([...getCACertificates("default"), files.cert.toString()]);
  return files;
}

/**
 * Returns the argument with which a browser trusts the certificate. Chromium neither stores responses nor starts
 * service workers where it merely ignores an error of the certificate.
 */
export function trustArgument(): string {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
}
