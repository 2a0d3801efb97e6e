import { assertWord, type NginxEntry } from "./nginx-entry.ts";

/** Certificate of a server. */
export interface ServerCertificate {
  readonly certificate: string;
  readonly certificateKey: string;
}

/** Returns the TLS directives of a server; `cache` names its session cache. */
export function tlsEntries({ certificate, certificateKey }: ServerCertificate, cache: string): readonly NginxEntry[] {
  return [
    `ssl_certificate ${assertWord(certificate)}`,
    `ssl_certificate_key ${assertWord(certificateKey)}`,
    "ssl_protocols TLSv1.2 TLSv1.3",
    "ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:" +
      "ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305",
    "ssl_prefer_server_ciphers off",
    `ssl_session_cache shared:${cache}_tls:10m`,
    "ssl_session_timeout 1d",
    "ssl_session_tickets off",
    "server_tokens off",
  ];
}
