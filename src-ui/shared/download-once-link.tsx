import { useEffect, useRef } from "react";

export interface DownloadOnceLinkProps {
  readonly address: string;
  readonly name: string;
  readonly onUse: () => void;
}

/** Link that downloads a file. It is clicked automatically and then removed, because its address is valid once. */
export function DownloadOnceLink({ address, name, onUse }: DownloadOnceLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <a ref={link} hidden href={address} download onClick={() => queueMicrotask(onUse)}>
      {name}
    </a>
  );
}
