export * from "./customer-document.ts";
export * from "./document-filter.ts";
export * from "./documents.port.ts";
export * from "./group-customer-documents.ts";
export type { ArchivedFile, FileArchivePort } from "./file-archive.port.ts";
export type { FileDigest, FileDigestPort, LocalFile } from "./file-digest.port.ts";
