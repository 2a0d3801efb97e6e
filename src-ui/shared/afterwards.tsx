import { startTransition, useEffect, useState, type ReactNode } from "react";

export interface AfterwardsProps {
  /** Holds the room of what comes, in its shape, so that nothing shifts. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/**
 * What a page can be read without: drawn once the rest of it stands, in pieces that give way to whatever the customer
 * does.
 */
export function Afterwards({ before, children }: AfterwardsProps) {
  const [stands, setStands] = useState(false);
  useEffect(() => startTransition(() => setStands(true)), []);
  return stands ? children : before;
}
