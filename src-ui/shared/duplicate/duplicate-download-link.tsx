import { useEffect, useRef } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { t } from "./duplicate.texts.ts";

export interface DuplicateDownloadLinkProps {
  /** Address of the file. Use it as React key: each file is downloaded once. */
  readonly address: string;
  /** True if the page shows no link, only the download starts. */
  readonly hidden?: boolean | undefined;
}

/** Link to the file, clicked once automatically. If visible, it stays for browsers that block automatic downloads. */
export function DuplicateDownloadLink({ address, hidden }: DuplicateDownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <a ref={link} href={address} hidden={hidden} download="" {...trackedAs("invoice-duplicate")}>
      {t("fetch")}
    </a>
  );
}
